/** What to do about a council tax letter in England and Wales, step by step: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_STEPS_FR: Words = {
  'gb.council-tax.step-catch-up': {
    says: 'Si vous pouvez, payez la mensualité en retard dans les 7 jours. Votre plan mensuel continue alors comme avant.',
  },
  'gb.council-tax.step-call': {
    says: 'Contactez la mairie (council) aujourd’hui si vous ne pouvez pas tout payer. Offrez une somme par mois et demandez de suspendre toute autre action.',
  },
  'gb.council-tax.step-apply': {
    says: 'Avec de petits revenus, demandez une réduction (council tax reduction). Dans le même appel, parlez des remises (discounts) et de l’aide en cas de difficulté.',
  },
  'gb.council-tax.step-check-bill': {
    says: 'Vérifiez la facture : les dates où vous habitiez là, le nom indiqué, les paiements faits et chaque réduction (discount).',
  },
  'gb.council-tax.step-summons': {
    says: 'Appelez la mairie (council) avant l’audience. Si vous êtes d’accord avec la facture, vous n’êtes pas obligé d’y aller. Mais demandez un plan et l’abandon des frais.',
  },
  'gb.council-tax.step-hearing': {
    says: 'Allez à l’audience si vous avez une défense. Par exemple : vous avez payé, vous n’habitiez pas là, ou vous n’avez jamais reçu de facture.',
  },
  'gb.council-tax.step-order': {
    says: 'Envoyez à la mairie (council) vos revenus et vos dépenses. Demandez un plan, ou des retenues sur le salaire ou les aides. Demandez de ne pas employer d’huissiers (bailiffs).',
  },
  'gb.council-tax.step-advice': {
    says: 'Appelez National Debtline au 0808 808 4000 pour une aide gratuite avec un budget. Demandez ce qu’est le répit (breathing space).',
  },
  'gb.council-tax.step-write': {
    says: 'Si vous pensez que c’est faux, écrivez à la mairie (council) et dites pourquoi. Demandez une décision écrite, pour pouvoir faire un recours.',
  },
  'gb.council-tax.step-moved': {
    says: 'Si vous avez déménagé, envoyez une preuve de la date : un bail, un papier de vente ou une dernière facture d’énergie.',
  },
  'gb.council-tax.step-occupier': {
    says: 'La lettre ne porte peut-être pas votre nom. Demandez à la mairie (council) qui doit payer selon elle, pour quelles dates et pourquoi.',
  },
  'gb.council-tax.step-budget': {
    says: 'Calculez ce qui reste après le loyer, l’énergie et la nourriture. Offrez cette somme chaque mois et commencez tout de suite à la payer.',
  },
  'gb.council-tax.step-this-year': {
    says: 'Payez cette année à temps et offrez un peu plus pour l’ancienne dette. Écrivez quel paiement est pour quelle année.',
  },
  'gb.council-tax.step-twelve': {
    says: 'Demandez à payer sur 12 mois au lieu de 10. Chaque paiement est alors plus petit.',
  },
  'gb.council-tax.step-records': {
    says: 'Gardez la lettre, vos preuves de paiement et une note de chaque appel. Payez avec votre numéro de compte comme référence.',
  },
  'gb.council-tax.step-vulnerable': {
    says: 'Parlez à la mairie (council) de maladie, de handicap, de grossesse, de deuil ou de jeunes enfants. Demandez-lui de le noter et de suspendre l’action.',
  },
}
