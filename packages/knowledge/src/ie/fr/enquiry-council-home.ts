/** Questions of council tenants: repairs and tenancy warnings: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_HOME_FR: Words = {
  'ie.ask.council-repairs': {
    says: 'N’arrêtez pas le loyer. Écrivez à la housing maintenance de la commune avec photos, dates et lettre du médecin, et demandez quand elle agira. Un logement communal doit respecter presque les mêmes normes que les autres. Sinon, plainte formelle, puis l’Ombudsman, gratuit : 01 639 5600. Si la santé est touchée, demandez à un avocat ou à FLAC pour la District Court.',
  },
  'ie.ask.council-warning': {
    says: 'Seule la District Court peut vous faire quitter un logement communal, après un avertissement et si c’est juste. Une tenancy warning vaut 12 mois. Si elle est fausse, demandez par écrit une révision dans les 10 jours ouvrés. Notez ce qui s’est vraiment passé et ce que vous faites. La commune peut aussi n’éloigner qu’une personne. Voyez vite FLAC ou un law centre.',
  },
}
