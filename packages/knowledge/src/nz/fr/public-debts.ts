/** The French words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_FR: Words = {
  'nz.public.want': {
    says: 'Cherchez pour quoi c’est, comment la somme est composée et le dernier jour pour agir.',
  },
  'nz.public.reality': {
    says: 'Cela vient d’un organisme public. Certains peuvent prendre du salaire ou de l’argent en banque sans nouveau procès. Agissez avant le dernier jour.',
  },
  'nz.public.rights': {
    says: 'Vous pouvez demander pour quoi c’est, dire que c’est faux et demander à payer en plusieurs fois.',
  },
  'nz.public.know-mentor': {
    says: 'Un conseiller (financial mentor) peut parler au service pour vous, gratuitement. MoneyTalks en trouve un.',
  },
  'nz.public.right-file': {
    says: 'Vous pouvez demander ce qu’ils ont sur vous pour cette dette. Ils doivent répondre dans les 20 jours ouvrables.',
  },
  'nz.public.right-ombudsman': {
    says: 'Si un ministère ou une commune (council) vous traite mal, vous pouvez vous plaindre gratuitement à l’Ombudsman.',
  },
  'nz.public.step-check': {
    says: 'Vérifiez le nom, la somme et pour quoi c’est. Si c’est payé ou pas à vous, écrivez avec des preuves.',
  },
  'nz.public.step-call': {
    says: 'Appelez le service avant le dernier jour et demandez à payer en plusieurs fois. Obtenez le plan par écrit.',
  },
  'nz.public.option-plan': {
    says: 'Montrez vos revenus et vos frais. Offrez une somme que vous pouvez tenir.',
    title: 'Demander à payer en plusieurs fois',
    cost: 'La somme convenue.',
    time: 'Quelques jours.',
    risk: 'Si un paiement manque, ils peuvent agir.',
    bestFor: 'Vous le devez mais ne pouvez pas tout payer.',
  },
  'nz.public.option-dispute': {
    says: 'Écrivez au service avec vos preuves. Demandez-lui d’attendre jusqu’à sa réponse.',
    title: 'Dire que c’est faux',
    cost: 'Gratuit.',
    time: 'Des semaines.',
    risk: 'La somme peut grandir entre-temps.',
    bestFor: 'C’est payé, pas à vous, ou la somme est fausse.',
  },
  'nz.public.fines-reality': {
    says: 'Ce sont des amendes. Le tribunal peut prendre de l’argent sur votre salaire, aide ou compte, ou saisir des biens, sans nouveau procès.',
  },
  'nz.public.fines-seized': {
    says: 'S’ils saisissent votre voiture ou vos biens, vous avez sept jours pour payer ou demander du temps avant la vente.',
  },
  'nz.public.fines-right-time': {
    says: 'Vous pouvez convenir de payer les amendes en plusieurs fois. Appelez le 0800 4 FINES avant qu’ils n’agissent.',
  },
  'nz.public.fines-right-reminder': {
    says: 'Si c’était une contravention et qu’aucun rappel (reminder notice) n’est venu, ou que vous aviez demandé une audience, demandez au tribunal de corriger.',
  },
  'nz.public.fines-right-licence': {
    says: 'Pour des amendes de circulation, ils peuvent suspendre le permis. Un avertissement doit venir d’abord, avec 14 jours pour payer ou convenir d’un plan.',
  },
  'nz.public.rates-reality': {
    says: 'Une commune (council) peut agir en justice après quatre mois de retard, ou faire payer la banque de votre prêt immobilier. Elle ne prend pas de salaire elle-même.',
  },
  'nz.public.rates-six-years': {
    says: 'Une commune (council) a six ans pour aller en justice, à partir du dernier jour de paiement de l’année.',
  },
  'nz.public.rates-right-object': {
    says: 'Si la fiche de votre bien à la commune (council) est fausse, vous pouvez vous y opposer. Elle doit répondre par écrit.',
  },
  'nz.public.rates-sale': {
    says: 'Une maison ne peut être vendue pour cet impôt (rates) qu’après un jugement, avec un avis de six mois pour encore payer.',
  },
  'nz.public.loan-reality': {
    says: 'Inland Revenue peut prendre les sommes en retard d’un prêt étudiant sur un salaire ou un compte, sans procès.',
  },
  'nz.public.loan-who': {
    says: 'Inland Revenue encaisse les prêts étudiants pour l’État. Vérifiez la somme dans myIR, pas par un lien.',
  },
  'nz.public.loan-right-hardship': {
    says: 'S’il vous reste trop peu pour vivre, demandez à Inland Revenue un allègement (hardship relief). Il peut baisser les paiements.',
  },
  'nz.public.loan-step-plan': {
    says: 'Appelez Inland Revenue ou utilisez myIR avant le dernier jour. Demandez à payer le retard en plusieurs fois.',
  },
}
