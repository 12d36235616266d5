/** The French words of the rows in ../utility-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_WORDS: Words = {
  'it.bill.want': {
    says: 'Un fournisseur vous demande de payer une facture et prévient parfois d’une coupure (costituzione in mora).',
  },
  'it.bill.who': {
    says: 'C’est un fournisseur privé, pas un tribunal. Il peut arrêter le service seulement selon les étapes de l’autorité (ARERA ou AGCOM).',
  },
  'it.bill.rights': {
    says: 'Vous pouvez demander le détail, contester, demander un plan, et refuser les sommes de plus de deux ans.',
  },
  'it.bill.reality': {
    says: 'Électricité et gaz ne sont pas coupés tout de suite. Une lettre recommandée (raccomandata) ou un e-mail certifié (PEC) doit venir d’abord, avec un dernier jour.',
  },
  'it.bill.no-cut': {
    says: 'Ils peuvent demander de couper l’électricité seulement 25 jours après l’arrivée de cette lettre, et le gaz seulement après 40.',
  },
  'it.bill.fifteen': {
    says: 'Pour l’électricité, ils doivent d’abord baisser la puissance à 15 % pendant 15 jours, si le compteur le permet.',
  },
  'it.bill.bonus': {
    says: 'En 2026, les familles avec un ISEE jusqu’à 9 796 € ont une remise automatique sur électricité, gaz, eau et déchets. Avec quatre enfants, c’est 20 000 €.',
  },
  'it.bill.right-two-years': {
    says: 'Les sommes pour électricité, gaz et eau utilisés il y a plus de deux ans sont trop anciennes. Dites par écrit au fournisseur que vous les refusez.',
  },
  'it.bill.right-notice': {
    says: 'Vous avez droit à une lettre recommandée (raccomandata) ou un e-mail certifié (PEC). Il dit le dernier jour pour payer et comment montrer que vous avez payé.',
  },
  'it.bill.right-compensation': {
    says: 'S’ils ont coupé sans les bonnes étapes, ils vous doivent de l’argent et vous ne devez pas de frais de coupure.',
  },
  'it.bill.right-instalments': {
    says: 'Pour des factures hautes ou tardives, vous pouvez souvent demander un plan. Demandez avant l’échéance ou dans les dix jours après.',
  },
  'it.bill.right-telecom': {
    says: 'Pour téléphone et internet, vous pouvez arrêter une coupure : déposez sur ConciliaWeb et demandez une mesure urgente. C’est gratuit.',
  },
  'it.bill.right-leave-telecom': {
    says: 'Vous pouvez quitter un contrat de téléphone avec 30 jours de préavis. Ils peuvent demander seulement des frais réels.',
  },
  'it.bill.right-detail': {
    says: 'Vous avez droit à une facture claire et au relevé du compteur derrière elle.',
  },
  'it.bill.step-check': {
    says: 'Vérifiez la période, le relevé et ce que vous avez payé. Cherchez une consommation de plus de deux ans.',
  },
  'it.bill.step-write': {
    says: 'Si c’est faux, envoyez une réclamation écrite au fournisseur. Gardez une preuve. Il doit répondre.',
  },
  'it.bill.step-pay-agreed': {
    says: 'Payez la partie que vous acceptez, et demandez un plan pour le reste.',
  },
  'it.bill.step-social': {
    says: 'Faites votre ISEE (DSU) pour le bonus social. Demandez à la commune une aide pour la facture.',
  },
  'it.bill.step-conciliate': {
    says: 'Si la réponse est mauvaise ou tardive, demandez une conciliation gratuite à ARERA, ou AGCOM pour le téléphone. Elle vient avant tout tribunal.',
  },
  'it.bill.step-plan': {
    says: 'Si la facture est juste, convenez d’un plan que vous pouvez tenir.',
  },
  'it.bill.option-dispute': {
    title: 'Contester la facture',
    says: 'Écrivez ce qui est faux et demandez une nouvelle facture.',
    cost: 'Un e-mail certifié (PEC) ou une lettre recommandée.',
    time: 'Environ un mois pour une réponse.',
    risk: 'Payez la partie que vous acceptez, pour éviter une coupure.',
    bestFor: 'Le relevé, le prix ou la période est faux.',
  },
  'it.bill.option-plan': {
    title: 'Payer en plusieurs fois',
    says: 'Demandez un plan par écrit.',
    cost: 'Parfois des intérêts.',
    time: 'Quelques jours.',
    risk: 'Une part manquée peut finir le plan.',
    bestFor: 'La facture est juste mais trop haute pour l’instant.',
  },
  'it.bill.option-help': {
    title: 'Demander au guichet des consommateurs',
    says: 'Le guichet d’ARERA (Sportello) explique vos droits, gratuitement.',
    cost: 'Rien.',
    time: 'Un appel.',
    risk: 'Aucun.',
    bestFor: 'Vous n’êtes pas sûr.',
  },
  'it.bill.insight-back-bill': {
    says: 'Une grosse facture de rattrapage (conguaglio) contient souvent des sommes trop anciennes.',
    actionable: 'Envoyez le formulaire pour refuser les sommes de plus de deux ans.',
  },
  'it.bill.warning-fake': {
    says: 'Les fausses factures semblent vraies. Utilisez le téléphone d’une ancienne facture, pas un lien.',
  },
  'it.bill.element-last-day': {
    name: 'Le dernier jour',
    says: 'L’avertissement formel doit dire le dernier jour pour payer et quand ils peuvent demander la coupure.',
    ifMissing: 'Écrivez que sans cela ils ne peuvent pas couper, et demandez l’indemnisation.',
  },
}
