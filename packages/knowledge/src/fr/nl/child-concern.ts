/** The Dutch words of the rows in ../child-concern.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_CONCERN_NL: Words = {
  'fr.worry.want': {
    says: 'Het departement kreeg een melding over uw kind (information préoccupante). Het moet dat nagaan, meestal binnen drie maanden.',
  },
  'fr.worry.right-support': {
    says: 'U mag bij elk gesprek iemand meenemen. Ze moeten reden en uitkomst zeggen, tenzij dat het kind schaadt.',
  },
  'fr.worry.right-judge': {
    says: 'Eerst komt hulp, met uw ja. Alleen de kinderrechter (juge des enfants) kan iets opleggen bij gevaar. Daar mag u een advocaat en het dossier hebben.',
  },
  'fr.worry.step': {
    says: 'Ga, blijf rustig en laat het dagelijks leven zien: school, arts, eten. Noteer uw antwoorden. De 119 en een advocaat geven gratis raad.',
  },
}
