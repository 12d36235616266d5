/** L’impôt local : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_BILL_FR: Words = {
  'gb.council-tax.bill-wants': {
    says: 'C’est la facture de l’année pour l’impôt local (council tax). Elle montre ce que vous payez chaque mois et à partir de quand. Rien n’est en retard.',
  },
  'gb.council-tax.bill-reality': {
    says: 'Vous n’avez pas à agir aujourd’hui, sauf si quelque chose est faux sur la facture ou si vous ne pouvez pas la payer.',
  },
  'gb.council-tax.bill-cannot': {
    says: 'Aucun tribunal et aucun huissier (bailiff) n’est en jeu. Il faudrait d’abord manquer un paiement. La mairie (council) doit ensuite vous envoyer un rappel.',
  },
  'gb.council-tax.bill-step-check': {
    says: 'Vérifiez la facture : votre nom, les dates où vous habitez là, la tranche (band) et chaque réduction (discount).',
  },
  'gb.council-tax.bill-step-pay': {
    says: 'Payez chaque mensualité à temps, ou mettez en place un prélèvement (direct debit). Notez la première date dans votre calendrier.',
  },
  'gb.council-tax.bill-step-reduction': {
    says: 'Si l’argent manque, demandez une réduction de l’impôt local (council tax reduction) maintenant. N’attendez pas d’être en retard.',
  },
  'gb.council-tax.bill-step-changes': {
    says: 'Dites-le vite à la mairie (council) si vous déménagez ou si quelqu’un arrive ou part. Une réduction qui aurait dû finir peut coûter une pénalité.',
  },
  'gb.council-tax.bill-option-pay': {
    says: 'Payez par prélèvement (direct debit) ou aux dates de la facture.',
    title: 'Payer mois par mois',
    cost: 'Les mensualités de la facture',
    time: 'Quelques minutes pour un prélèvement',
    risk: 'Si vous en manquez une, la mairie (council) envoie un rappel.',
    bestFor: 'La facture est juste et vous pouvez la payer.',
  },
  'gb.council-tax.bill-option-reduce': {
    says: 'Demandez chaque réduction (discount ou reduction) qui vous correspond.',
    title: 'Demander une facture plus basse',
    cost: 'Gratuit',
    time: 'Un formulaire',
    risk: 'Continuez à payer ce que vous pouvez pendant qu’ils décident.',
    bestFor: 'Vous vivez seul, avez de petits revenus, ou une personne handicapée vit avec vous.',
  },
}
