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
    says: 'Hulp komt eerst, en met uw ja. Alleen een kinderrechter (juge des enfants) kan iets opleggen, als het kind in gevaar is. Bij groot gevaar mag de officier meteen handelen. Daar mag u een advocaat hebben en het dossier zien.',
  },
  'fr.worry.step': {
    says: 'Ga, blijf rustig en laat het dagelijks leven zien: school, arts, maaltijden. Schrijf uw antwoorden op. De 119 is dag en nacht gratis, en advocaten geven gratis uren in een point-justice.',
  },
}
