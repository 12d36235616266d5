/** Questions about Carer’s Allowance paid while earnings were over the limit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARERS_OVERPAID_FR: Words = {
  'gb.ask-benefit.carers-overpaid': {
    says: 'Demandez un nouvel examen (mandatory reconsideration) dans le mois. Un salaire qui varie peut être lissé ; la moitié des cotisations de pension et certains frais de garde se déduisent. Le DWP a dit qu’il reverra ces dettes de 2015 à 2025. Vous ne remboursez que si vous avez omis ou mal dit quelque chose. N’acceptez aucune pénalité sans conseil. Demandez de petites parts.',
  },
}
