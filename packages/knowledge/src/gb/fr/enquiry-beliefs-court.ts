/** What people believe of small claims and bailiffs, put right: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_COURT_FR: Words = {
  'gb.ask-small.lawyer-and-costs': {
    says: 'Pas besoin d’avocat dans la small claims track ; chacun paie en général le sien. Qui perd doit peut-être les frais de justice, une petite somme fixe, les trajets, £95 de salaire par jour au plus et £750 d’expert au plus. L’avocat adverse ne s’ajoute que si vous avez agi de façon déraisonnable. La limite est le plus souvent £10,000.',
  },
  'gb.ask-bailiff.kept-out': {
    says: 'Si vous ne les laissez jamais entrer, les bailiffs ne peuvent en général rien prendre chez vous. Mais ils peuvent bloquer ou prendre votre voiture dans l’allée ou la rue, et ce qui est dehors. Chaque étape ajoute des frais. Pour une amende pénale impayée, ils peuvent forcer l’entrée. Parlez à travers la porte fermée et proposez un plan tenable.',
  },
  'gb.ask-bailiff.childs-things': {
    says: 'Ce qui appartient à votre enfant, comme une console offerte, ne peut pas être pris pour votre dette. Une console à vous, si. Dites tout de suite à qui elle est, avec reçu, photo ou carte. S’ils la notent ou la prennent quand même, écrivez le jour même. À la première visite, vous n’avez pas à les laisser entrer.',
  },
}
