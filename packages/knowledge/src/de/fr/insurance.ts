/** Decisions of private insurers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_WORDS: Words = {
  'de.supply.ins-want': {
    says: 'Votre assureur refuse de payer, ne paie qu’une partie ou demande d’autres faits.',
  },
  'de.supply.ins-who': {
    says: 'C’est un assureur privé. Son non n’est que son avis. Un ombudsman ou un tribunal peut décider autrement.',
  },
  'de.supply.ins-reality': {
    says: 'Un premier non n’est souvent pas le dernier mot. Demandez la clause exacte et les raisons.',
  },
  'de.supply.ins-rights': {
    says: 'Vous pouvez demander les raisons, envoyer des preuves et saisir l’ombudsman gratuit.',
  },
  'de.supply.ins-not-yet': {
    says: 'Votre droit n’est pas perdu avec cette lettre. Vous avez trois ans, comptés de la fin de l’année, et les discussions arrêtent le délai.',
  },
  'de.supply.ins-step-reasons': {
    says: 'Demandez par écrit : quelle clause, quels faits, quelle expertise ? Demandez une copie de l’expertise.',
  },
  'de.supply.ins-step-proof': {
    says: 'Envoyez photos, factures, lettres de médecins et témoins. Dites la vérité et gardez des copies.',
  },
  'de.supply.ins-step-ombudsman': {
    says: 'Réclamez à l’assureur. Après six semaines ou un non, allez chez l’ombudsman. C’est gratuit pour vous.',
  },
  'de.supply.ins-option-complain': {
    title: 'Aller chez l’ombudsman des assurances',
    says: 'Envoyez le refus et vos preuves. Les membres doivent accepter sa décision jusqu’à 10 000 €.',
    cost: 'Gratuit.',
    time: 'Quelques mois. Le délai s’arrête.',
    risk: 'Aucun. Le tribunal reste ouvert.',
    bestFor: 'Les demandes jusqu’à 10 000 €, où il peut lier l’assureur.',
  },
  'de.supply.ins-option-dispute': {
    title: 'S’opposer avec des preuves',
    says: 'Répondez à chaque raison par un fait et fixez une date de réponse.',
    cost: 'Gratuit.',
    time: 'Deux ou trois semaines.',
    risk: 'Presque aucun.',
    bestFor: 'L’assureur manque de faits ou a mal lu le contrat.',
  },
  'de.supply.ins-option-help': {
    title: 'Demander conseil',
    says: 'Faites lire le contrat et le refus par un spécialiste.',
    cost: 'Centre de consommateurs : un petit montant. Avocat : bon avec un petit revenu.',
    time: 'Quelques jours.',
    risk: 'Aucun.',
    bestFor: 'Invalidité, incendie, accident ou grosses sommes.',
  },
  'de.supply.ins-right-advance': {
    says: 'Si l’examen dure plus d’un mois, vous pouvez demander des acomptes.',
  },
  'de.supply.ins-right-nondisclosure': {
    says: 'Il ne peut invoquer une réponse fausse que s’il a demandé par écrit et vous a prévenu des suites.',
  },
  'de.supply.ins-right-clock': {
    says: 'Du jour de votre déclaration jusqu’à la décision écrite, le délai s’arrête.',
  },
  'de.supply.ins-warn-premium': {
    says: 'Si vous ne payez pas la prime dans les deux semaines de ce rappel, vous pouvez perdre la couverture.',
  },
  'de.supply.ins-right-careless': {
    says: 'Pour une négligence grave, il ne peut réduire que selon votre faute. Il doit la prouver. Pour une faute légère, il doit tout payer.',
  },
}
