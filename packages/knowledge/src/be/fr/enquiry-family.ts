/** Questions about divorce and maintenance: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_FR: Words = {
  'be.ask.divorce': {
    says: 'On divorce par consentement mutuel ou devant le tribunal de la famille. Il peut vite décider qui reste au logement, où vivent les enfants et qui paie quoi. Gardez des copies. Un avocat gratuit ou un médiateur peut aider.',
  },
  'be.ask.contact-refused': {
    says: 'Un jugement sur l’hébergement des enfants lie les deux parents. Notez chaque date, gardez les messages et faites acter chaque fait par la police. Le tribunal de la famille reste saisi : une simple lettre au greffe ramène l’affaire. Il peut fixer une somme par fois (astreinte) ou changer l’hébergement. Essayez aussi un médiateur familial. Continuez à payer la contribution.',
  },
  'be.ask.violence': {
    says: 'En danger, appelez le 112. Aide en français : 0800 30 030, gratuit à toute heure ; en néerlandais : 1712, gratuit. Le procureur peut éloigner tout de suite la personne violente jusqu’à 14 jours et interdire le contact. Le tribunal de la famille peut prolonger jusqu’à trois mois. Portez plainte, voyez un médecin, gardez photos et messages. Avec de faibles revenus, l’avocat est gratuit (pro deo).',
  },
}
