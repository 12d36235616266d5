/** Questions of people whom the police took in: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_FR: Words = {
  'gb.ask-police.arrested': {
    says: 'Demandez l’avocat de permanence (duty solicitor), gratuit, et ne dites rien des faits avant de lui avoir parlé. Vous pouvez faire prévenir quelqu’un. La police peut vous garder sans accusation 24 heures le plus souvent, plus pour des faits graves. Ensuite gardez chaque papier et chaque date où vous devez revenir. Ne pas revenir est un délit.',
  },
}
