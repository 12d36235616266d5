/** Questions sur primes, achats, impôts, police et séjour, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_FR: Words = {
  'ch.ask.health-premium': {
    says: 'Demandez des acomptes à la caisse et un subside au canton. Les soins de base continuent. La caisse doit rappeler et donner 30 jours. Elle ne peut poursuivre que deux fois par an.',
  },
  'ch.ask.end-service': {
    says: 'Cherchez le délai dans les conditions et résiliez par recommandé. Un pur mandat se termine à tout moment. Une longue maladie ou un déménagement peut être un juste motif. Aucune loi n’interdit la reconduction tacite.',
  },
  'ch.ask.delivery': {
    says: 'Fixez par écrit un dernier délai juste. Sans livraison, annulez aussitôt et demandez votre argent. Payé par carte ? Demandez aussi un chargeback.',
  },
  'ch.ask.tax-cannot-pay': {
    says: 'Demandez un délai ou des acomptes avant l’échéance. En cas de vraie détresse, demandez une remise avant la poursuite. Joignez des preuves. Si l’impôt est faux, réclamez en 30 jours.',
  },
  'ch.ask.credit': {
    says: 'Un crédit privé se révoque par écrit dans les 14 jours. Plus tard, demandez vite des mensualités plus petites. Si la banque n’a pas vérifié vos moyens, dites-le à un conseiller : elle peut perdre les intérêts, ou plus.',
  },
  'ch.ask.police': {
    says: 'Comme prévenu, vous n’êtes pas obligé de répondre. Un avocat peut être là dès la première question. Dites-le d’abord. Pour un témoin, c’est différent : demandez votre rôle.',
  },
  'ch.ask.stay': {
    says: 'Agissez vite. Le délai de recours est souvent de 30 jours, et de cinq pour certains renvois. Il figure à la fin de la lettre. Voyez aujourd’hui un service juridique gratuit.',
  },
}
