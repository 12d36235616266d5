/** Penalties that are no council parking or traffic charge: school attendance, litter, untaxed vehicles. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_PENALTIES_FR: Words = {
  'gb.school.want': {
    says: "Le council dit que votre enfant a manqué l'école sans autorisation. Payer à temps met fin à l'affaire sans tribunal.",
  },
  'gb.school.right-withdraw': {
    says: "Il n'y a pas de recours, mais vous pouvez demander le retrait. Par exemple : mauvaise personne, faits faux, ou règles du council non suivies.",
  },
  'gb.school.right-paid': {
    says: "Si vous payez à temps, vous ne pouvez pas être poursuivi pour cette absence et n'avez pas de casier.",
  },
  'gb.school.step': {
    says: "Vérifiez le nom, l'enfant et les jours. Puis payez la somme réduite à temps, ou écrivez tout de suite au council pour demander le retrait.",
  },
  'gb.school.warning': {
    says: "Sans paiement sous 28 jours, le council doit poursuivre ou retirer l'avis. Un tribunal peut condamner un parent à une amende. Demandez alors conseil.",
  },
  'gb.school.option-pay': {
    title: 'Payer la somme réduite',
    says: 'Payez avant la première date et gardez une preuve.',
    cost: "La somme réduite de l'avis.",
    time: 'Quelques minutes.',
    risk: "L'argent n'est pas rendu ensuite.",
    bestFor: "L'absence a eu lieu sans autorisation.",
  },
  'gb.litter.want': {
    says: 'Le council dit que vous avez enfreint une règle dans la rue. Payer à temps y met fin sans tribunal.',
  },
  'gb.litter.right-court': {
    says: "Il n'y a pas de recours formel. Écrivez au council pourquoi c'est faux. S'il n'est pas d'accord, seul un tribunal décide, et le council doit y prouver les faits.",
  },
  'gb.litter.step': {
    says: "Si c'était vous, payez la somme réduite à temps. Sinon, écrivez tout de suite au council avec vos preuves et demandez l'annulation.",
  },
  'gb.litter.warning': {
    says: "Si rien n'est payé, le council peut saisir le magistrates' court. L'amende peut y être bien plus haute.",
  },
  'gb.litter.option-pay': {
    title: 'Payer la somme réduite',
    says: "Payez avant la première date et gardez une preuve. Il n'y a alors ni tribunal ni casier.",
    cost: "La somme réduite de l'avis.",
    time: 'Quelques minutes.',
    risk: "Payer, c'est accepter.",
    bestFor: "C'est arrivé, et vous voulez en finir.",
  },
  'gb.untaxed.want': {
    says: "La DVLA dit que le véhicule n'était ni taxé ni déclaré hors route. Elle demande une pénalité au titulaire (registered keeper).",
  },
  'gb.untaxed.right': {
    says: "Vous ne devez rien si vous aviez dit à temps à la DVLA que vous aviez vendu, détruit ou mis hors route le véhicule. Envoyez la preuve à l'adresse de la lettre.",
  },
  'gb.untaxed.step': {
    says: "Taxez le véhicule ou déclarez-le hors route (SORN) aujourd'hui sur GOV.UK. Puis payez la somme réduite à temps, ou envoyez votre preuve.",
  },
  'gb.untaxed.warning': {
    says: "Tant qu'il n'est ni taxé ni hors route, d'autres pénalités peuvent suivre et le véhicule peut être immobilisé. Ne le conduisez pas.",
  },
  'gb.untaxed.option-pay': {
    title: 'Payer la somme réduite',
    says: 'Payez dans les jours indiqués et gardez une preuve.',
    cost: 'La somme réduite de la lettre.',
    time: 'Quelques minutes.',
    risk: 'La taxe elle-même reste due.',
    bestFor: 'Vous étiez titulaire et avez oublié.',
  },
}
