/** La part à payer pour l’aide et les soins : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_CHARGES_FR: Words = {
  'gb.care-charges.goes-on': {
    says: 'L’aide nécessaire ne cesse pas parce que vous contestez. La mairie (council) doit continuer.',
  },
  'gb.care-charges.step-costs': {
    says: 'Listez ce que coûte le handicap : chauffage, linge, aliments, taxis, matériel, aide privée. Gardez les reçus un mois.',
  },
  'gb.care-charges.step-benefits': {
    says: 'Faites vérifier vos aides. Attendance Allowance, PIP, Pension Credit ou Carer’s Allowance manquent peut-être.',
  },
  'gb.care-charges.right-minimum': {
    says: 'Après paiement, une somme fixe doit vous rester chaque semaine (minimum income guarantee). Logement et handicap s’ajoutent.',
  },
  'gb.care-charges.right-house': {
    says: 'Pour l’aide à domicile, votre logement ne compte pas. Les salaires non plus, ni l’argent du conjoint.',
  },
  'gb.care-charges.right-pocket': {
    says: 'En maison de soins, une somme fixe vous reste chaque semaine (personal expenses allowance). L’argent du conjoint ne compte pas.',
  },
  'gb.care-charges.right-free': {
    says: 'Une part est gratuite : jusqu’à six semaines pour se remettre, et du matériel ou petits travaux jusqu’à £1,000.',
  },
  'gb.care-charges.right-sums': {
    says: 'Vous devez recevoir le calcul par écrit, et la somme doit rester supportable. Si c’était trop, demandez un remboursement.',
  },
  'gb.care-charges.warning-gifts': {
    says: 'Ne donnez ni argent ni logement pour payer moins. La mairie peut les compter et se tourner vers le bénéficiaire.',
  },
  'gb.care-charges.option-review': {
    says: 'Envoyez la liste des frais et dites ce qui est faux. Demandez d’attendre la réponse avant tout recouvrement.',
    title: 'Demander une révision de la somme',
    cost: 'Rien.',
    time: 'Une lettre maintenant.',
    risk: 'Payez la part admise, pour éviter une grosse dette.',
    bestFor: 'Il reste trop peu pour vivre.',
  },
  'gb.care-charges.option-parts': {
    says: 'Offrez ce qui reste après les besoins. Le tribunal est pour la mairie la dernière étape.',
    title: 'Payer l’arriéré en plusieurs fois',
    cost: 'Une petite somme par semaine.',
    time: 'Une lettre maintenant.',
    risk: 'Les nouvelles sommes continuent.',
    bestFor: 'La somme est juste, mais une dette existe.',
  },
  'gb.care-charges.wales': {
    says: 'Pour l’aide à domicile, la loi fixe un maximum par semaine. Une somme pour vivre doit rester, et vous pouvez demander une révision.',
  },
  'gb.care-charges.wales-step': {
    says: 'Demandez à la mairie le calcul écrit et une révision. Ensuite, le Public Services Ombudsman for Wales est gratuit.',
  },
  'gb.care-charges.scotland': {
    says: 'L’aide à la personne et les soins infirmiers sont gratuits pour tout adulte dont le besoin est reconnu. Demandez quelle part est pour autre chose.',
  },
  'gb.care-charges.scotland-step': {
    says: 'Demandez par écrit à la mairie de détailler et revoir la facture. Ensuite, le Scottish Public Services Ombudsman est gratuit.',
  },
  'gb.care.wants': {
    says: "La commune vous dit ce qu'elle veut chaque semaine pour les soins, et son calcul.",
  },
  'gb.care.step': {
    says: 'Demandez une révision par écrit. Vérifiez chaque somme : revenus, épargne, le logement et qui y vit. Après la réponse, le Local Government Ombudsman est gratuit.',
  },
}
