/** Questions about power, phone and internet: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_WORDS: Words = {
  'ca.ask.cut-off': {
    says: 'On doit d’abord vous avertir par écrit. Bien des provinces l’interdisent en hiver. Appelez et demandez une entente.',
    dependsOn: 'votre province et la saison',
  },
  'ca.ask.phone': {
    says: 'Plaignez-vous d’abord à l’entreprise. Sinon, la CPRST regarde gratuitement.',
  },
  'ca.ask.internet-price': {
    says: 'Pas pour le prix fixé par votre contrat. Selon les codes du CRTC, le prix mensuel d’un contrat fixe ne change pas sans votre accord. Plaignez-vous gratuitement à la CPRST (CCTS).',
  },
  'ca.ask.phone-cancel-fee': {
    says: 'Depuis le 12 juin 2026, annuler est gratuit si le forfait n’avait pas de téléphone à rabais. Avec un téléphone, vous devez au plus le reste du rabais, et rien après deux ans. Les frais pour activer ou changer un forfait sont aussi interdits. Plaignez-vous à la CPRST (CCTS), c’est gratuit.',
  },
}
