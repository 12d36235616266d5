/** Questions about too many debts, debt advice and insolvency, and the first steps against any debt: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'de.ask-debt.debt-help': {
    says: 'Appelez le conseil gratuit en dettes de Caritas, Diakonie, AWO, Verbraucherzentrale ou de votre ville. Payez d’abord loyer et énergie, et ouvrez un P-Konto.',
  },
  'de.ask-debt.lawyer-cost': {
    says: 'Avec un petit revenu, votre tribunal local (Amtsgericht) vous donne un Beratungsschein. L’avocat coûte alors 15 €. Au tribunal, il y a l’aide judiciaire.',
  },
  'de.ask-debt.step-post': {
    says: 'Ouvrez tout le courrier. Une enveloppe jaune lance un délai de deux semaines.',
  },
  'de.ask-debt.step-advice': {
    says: 'Demandez un conseil gratuit en dettes chez Caritas, Diakonie, AWO ou dans votre ville.',
  },
  'de.ask-debt.right-living': {
    says: 'Personne ne peut prendre ce qu’il faut pour vivre : au moins 1 587,40 € de salaire net par mois jusqu’au 30 juin 2027.',
  },
  'de.ask-debt.guide-check': {
    says: 'Vérifiez chaque créance avant de payer : qui, pour quoi, depuis quand, combien. Les sociétés de recouvrement doivent figurer dans un registre public.',
  },
  'de.ask-debt.guide-dispute': {
    says: 'Si une demande est fausse, contestez-la une fois par écrit et gardez la preuve.',
  },
  'de.ask-debt.guide-priority': {
    says: 'Payez d’abord loyer, énergie et nourriture. Proposez ensuite le reste en petites sommes.',
  },
  'de.ask-debt.guide-account': {
    says: 'Demandez un P-Konto à votre banque si une saisie est proche. Vous ne pouvez en avoir qu’un.',
  },
  'de.ask-debt.guide-right-info': {
    says: 'Les sociétés de recouvrement doivent vous dire pour qui, pour quoi et d’où vient chaque frais.',
  },
  'de.ask-debt.guide-right-home': {
    says: 'Personne ne peut fouiller votre logement contre votre gré sans l’ordre d’un juge.',
  },
  'de.ask-debt.guide-right-object': {
    says: 'Vous pouvez vous opposer à une injonction de payer gratuitement et sans raisons.',
  },
  'de.ask-debt.guide-option-help': {
    title: 'Demander un conseil gratuit en dettes',
    says: 'Un conseiller regarde toutes vos dettes et écrit pour vous.',
    cost: 'Gratuit.',
    time: 'Appelez tôt, il peut y avoir de l’attente.',
    risk: 'Les délais du tribunal courent pendant l’attente.',
    bestFor: 'Vous avez plus d’une dette.',
  },
  'de.ask-debt.guide-option-dispute': {
    title: 'Contester ce qui est faux',
    says: 'Écrivez pourquoi vous ne devez rien et demandez les preuves.',
    cost: 'Un timbre.',
    time: 'Une demi-heure.',
    risk: 'Ils peuvent encore aller au tribunal. Vous pouvez vous y opposer.',
    bestFor: 'La demande n’est pas à vous, est payée ou trop vieille.',
  },
  'de.ask-debt.guide-warn': {
    says: 'Un petit paiement sur une vieille dette fait repartir son délai.',
  },
}
