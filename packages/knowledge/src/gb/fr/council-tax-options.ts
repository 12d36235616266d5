/** Ways to go about a council tax letter in England and Wales: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_OPTIONS_FR: Words = {
  'gb.council-tax.option-plan': {
    says: 'Offrez une somme que vous pouvez tenir et demandez le plan par écrit.',
    title: 'Demander un plan à la mairie (council)',
    cost: 'Ce que vous pouvez payer',
    time: 'Un appel ou un e-mail, de préférence aujourd’hui',
    risk: 'Si vous manquez un paiement, la mairie peut continuer.',
    bestFor: 'Vous devez l’argent et pouvez payer peu à peu.',
  },
  'gb.council-tax.option-reduce': {
    says: 'Demandez chacune de celles qui vous correspondent. Une facture plus basse réduit aussi la dette.',
    title: 'Baisser la facture : réductions, aide en difficulté',
    cost: 'Gratuit',
    time: 'Quelques semaines pour une décision',
    risk: 'Continuez à payer ce que vous pouvez pendant l’attente.',
    bestFor: 'Vous avez de petits revenus, vivez seul, ou une personne handicapée vit avec vous.',
  },
  'gb.council-tax.option-dispute': {
    says: 'Écrivez à la mairie (council) avec des preuves. Si besoin, faites ensuite un recours au Valuation Tribunal.',
    title: 'Contester la facture',
    cost: 'Gratuit',
    time: 'La mairie (council) a 2 mois pour répondre',
    risk: 'Pendant le recours, vous devez quand même payer la facture.',
    bestFor:
      'Vous n’habitiez pas là, vous avez payé, ou vous devriez avoir une réduction (discount).',
  },
  'gb.council-tax.option-dispute-wales': {
    says: 'Écrivez à la mairie (council) avec des preuves. Si besoin, faites ensuite un recours au Valuation Tribunal for Wales.',
    title: 'Contester la facture',
    cost: 'Gratuit',
    time: 'La mairie (council) a 2 mois pour répondre',
    risk: 'Pendant le recours, vous devez quand même payer la facture.',
    bestFor:
      'Vous n’habitiez pas là, vous avez payé, ou vous devriez avoir une réduction (discount).',
  },
  'gb.council-tax.option-help': {
    says: 'Un conseiller peut vérifier votre facture, faire l’offre et demander le répit (breathing space).',
    title: 'Prendre un conseil gratuit sur les dettes',
    cost: 'Gratuit',
    time: 'Un appel, souvent le jour même',
    risk: 'Les dates de la lettre courent quand même.',
    bestFor: 'Vous avez d’autres dettes, ou ne pouvez rien payer.',
  },
  'gb.council-tax.option-pay': {
    says: 'Payez la part en retard pour garder votre plan mensuel.',
    title: 'Payer la part en retard',
    cost: 'La mensualité en retard',
    time: 'Dans les 7 jours',
    risk: 'Un autre retard peut mettre fin au plan mensuel.',
    bestFor: 'Vous êtes d’accord et pouvez la payer maintenant.',
  },
}
