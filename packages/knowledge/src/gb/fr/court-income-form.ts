/** Un formulaire du tribunal sur les revenus : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_INCOME_FORM_FR: Words = {
  'gb.means.no-prison': {
    says: 'Personne ne va en prison pour cette dette. La prison ne peut suivre que le silence, après d’autres ordres et une audience.',
  },
  'gb.means.step-form': {
    says: 'Faites parvenir le formulaire au tribunal dans les 8 jours après sa réception. Gardez une copie.',
  },
  'gb.means.step-costs': {
    says: 'Indiquez tout : loyer, factures, nourriture, transport et dettes. N’offrez que ce que vous pouvez payer chaque mois.',
  },
  'gb.means.step-late': {
    says: 'Si les 8 jours sont passés, envoyez-le quand même aujourd’hui. Le tribunal peut encore s’en servir.',
  },
  'gb.means.right-suspended': {
    says: 'Vous pouvez demander sur le formulaire un ordre suspendu (suspended order). Votre employeur n’est alors pas prévenu tant que vous payez comme convenu.',
  },
  'gb.means.right-enough': {
    says: 'Le tribunal doit vous laisser de quoi vivre. Il fixe une part du salaire qui reste intacte (protected earnings).',
  },
  'gb.means.right-benefits': {
    says: 'Un tel ordre ne touche que le salaire et la retraite d’entreprise. Les aides, la retraite de l’État et le travail indépendant restent libres.',
  },
  'gb.means.right-joined': {
    says: 'Avec plusieurs jugements, vous pouvez demander un seul ordre commun. Si le salaire baisse, demandez au tribunal une somme plus basse.',
  },
  'gb.means.warning-false': {
    says: 'Ne pas répondre, ou mentir, peut coûter jusqu’à £250 d’amende ou 14 jours de prison. Répondez, et cela n’arrive pas.',
  },
  'gb.means.option-suspended': {
    says: 'Remplissez tout, offrez une somme par mois et dites pourquoi l’employeur ne doit pas être prévenu.',
    title: 'Envoyer le formulaire et demander la suspension',
    cost: 'Rien.',
    time: 'Un formulaire maintenant, quelques semaines d’attente.',
    risk: 'Si un paiement manque, l’ordre peut aller à l’employeur.',
    bestFor: 'Vous pouvez payer un peu chaque mois et craignez pour votre emploi.',
  },
  'gb.means.option-advice': {
    says: 'Le conseiller regarde votre argent avec vous et voit si une autre solution convient mieux.',
    title: 'Le remplir avec un conseiller gratuit',
    cost: 'Rien.',
    time: 'Un appel ou un rendez-vous cette semaine.',
    risk: 'Le jour fixé par le tribunal compte toujours.',
    bestFor: 'Vous avez d’autres dettes ou ne pouvez rien offrir.',
  },
  'gb.means.questions-nothing-taken': {
    says: 'On ne vous prend rien à ce rendez-vous. Il n’y a que des questions sur votre argent.',
  },
  'gb.means.questions-step-go': {
    says: 'Allez au tribunal ce jour-là, avec tous les papiers de la liste. Vous répondez sous serment.',
  },
  'gb.means.questions-step-cannot': {
    says: 'Si vous ne pouvez pas venir, écrivez tout de suite au tribunal. Donnez la raison avec une preuve et demandez un autre jour.',
  },
  'gb.means.questions-step-list': {
    says: 'Notez avant revenus, loyer, factures, dettes et biens. Le tribunal pose des questions sur tout cela.',
  },
  'gb.means.questions-insight': {
    says: 'Le créancier choisit ensuite sa prochaine étape, comme le salaire ou un compte.',
    actionable: 'Offrez avant ou ce jour-là une somme tenable.',
  },
  'gb.means.questions-right-travel': {
    says: 'Dans les sept jours après la réception, vous pouvez demander au créancier les frais de trajet. Il doit les payer.',
  },
  'gb.means.questions-right-handed': {
    says: 'L’ordre doit en règle générale vous être remis en main propre, au moins 14 jours avant.',
  },
  'gb.means.questions-warning': {
    says: 'Ne pas venir peut mener à un ordre de prison, d’abord suspendu. Venez, ou écrivez avant.',
  },
  'gb.means.questions-option-go': {
    says: 'Apportez une liste des revenus et dépenses. Une offre tenable met souvent fin à l’affaire.',
    title: 'Y aller et offrir une somme par mois',
    cost: 'Le trajet, payé par le créancier si vous le demandez à temps.',
    time: 'Environ une heure au tribunal.',
    risk: 'Ce que vous dites peut servir à recouvrer la dette.',
    bestFor: 'Vous avez un ordre de venir au tribunal.',
  },
  'gb.means.right-breathing': {
    says: "Beaucoup d'autres dettes ? Un conseiller peut demander un breathing space. Pendant 60 jours, personne ne peut faire exécuter ces dettes.",
  },
}
