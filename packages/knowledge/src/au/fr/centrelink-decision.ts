/** The French words of the rows in ../centrelink-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CENTRELINK_DECISION_FR: Words = {
  'au.centrelink.deadline': {
    says: 'Vous pouvez aussi demander un réexamen (review) plus tard. Mais dans les 13 semaines, vous pouvez récupérer tout l’argent manqué.',
    action: 'Demander le réexamen de la décision',
    consequence:
      'Un réexamen plus tardif compte presque toujours seulement à partir du jour de votre demande.',
  },
  'au.centrelink.right-review': {
    says: 'Un autre agent regarde à nouveau, gratuitement. Vous pouvez demander les raisons et les papiers qu’ils ont utilisés.',
  },
  'au.centrelink.right-tribunal': {
    says: 'Si la réponse est non, l’Administrative Review Tribunal examine l’affaire gratuitement.',
  },
  'au.centrelink.step-call': {
    says: 'Demandez une explication et dites : « I want a formal review. » (Je veux un réexamen officiel.) Notez le jour et le numéro de reçu.',
  },
  'au.centrelink.step-proof': {
    says: 'Envoyez des preuves qui répondent à la raison, comme des fiches de paie ou un rapport de votre médecin.',
  },
  'au.centrelink.option-review': {
    says: 'Demandez en ligne, par téléphone ou par lettre. Un centre des droits sociaux (welfare rights centre) vous aide gratuitement.',
    title: 'Demander un réexamen officiel (formal review)',
    cost: 'Gratuit.',
    time: 'Quelques semaines ou mois.',
    risk: 'Faible.',
    bestFor: 'Vous pensez qu’un fait ou une règle a été mal lu.',
  },
  'au.centrelink.reality': {
    says: 'Cet examen est un contrôle normal. Ce n’est pas une accusation, et votre paiement continue pour l’instant.',
  },
  'au.centrelink.right-time': {
    says: 'S’il vous faut plus de temps pour des formulaires ou des rapports, demandez avant le dernier jour et dites pourquoi.',
  },
  'au.centrelink.right-after': {
    says: 'Si le paiement s’arrête ensuite, vous pouvez demander un réexamen (review) gratuit. Dans les 13 semaines, vous pouvez récupérer tout l’argent manqué.',
  },
  'au.centrelink.step-form': {
    says: 'Remplissez le formulaire avec la vérité et envoyez-le au plus tard le jour indiqué dans la lettre. Gardez une copie et le numéro de reçu.',
  },
  'au.centrelink.step-doctor': {
    says: 'Voyez bientôt votre médecin pour de nouveaux rapports, et dites comment vous allez les mauvais jours.',
  },
  'au.centrelink.warn': {
    says: 'Si vous ne répondez pas, le paiement peut être arrêté. Si cela arrive, appelez tout de suite et envoyez le formulaire.',
  },
}
