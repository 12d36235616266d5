/** A bill for the shared costs of a home: leaseholders in England and Wales, and owners on an estate. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_FR: Words = {
  'gb.service-charge.who': {
    says: 'Un gérant demande pour le propriétaire de l’immeuble. Votre bail (lease) dit ce qu’il peut demander, et votre part.',
  },
  'gb.service-charge.reality': {
    says: 'Une partie est souvent due. Le mieux : payer ce qui est clairement juste et contester le reste par écrit.',
  },
  'gb.service-charge.right-name': {
    says: 'La facture doit donner le nom et l’adresse du bailleur. Sans eux, les charges (service charge) ne sont pas dues.',
  },
  'gb.service-charge.right-pay-dispute': {
    says: 'Payer ne veut pas dire accepter. Vous pouvez payer et saisir quand même le tribunal.',
  },
  'gb.service-charge.right-late-fee': {
    says: 'Des frais ajoutés, par exemple de retard, doivent être prévus par le bail, être justes et venir avec leur propre résumé de vos droits.',
  },
  'gb.service-charge.right-case-costs': {
    says: 'Vous pouvez demander que le bailleur n’ajoute pas les frais du procès aux factures suivantes.',
  },
  'gb.service-charge.step-lease': {
    says: 'Regardez votre bail (lease). Permet-il ces frais, dans cette part et à cette date ?',
  },
  'gb.service-charge.step-check': {
    says: 'Vérifiez que la facture nomme le bailleur avec son adresse, et que le résumé de vos droits est joint.',
  },
  'gb.service-charge.step-ask': {
    says: 'Demandez les comptes, les factures et le calcul de votre part.',
  },
  'gb.service-charge.option-tribunal': {
    says: 'En Angleterre, le First-tier Tribunal (Property Chamber) ; au pays de Galles, le Leasehold Valuation Tribunal. Il décide ce que vous devez, et quand.',
    title: 'Demander au tribunal ce que vous devez',
    cost: 'Des frais. Aide possible si vos revenus sont bas.',
    time: 'Quelques mois.',
    risk: 'Payez ce que vous acceptez, pour éviter un arriéré.',
    bestFor: 'Les frais semblent trop hauts, ou le travail mauvais.',
  },
  'gb.service-charge.option-pay': {
    says: 'Payez à temps et écrivez : "I pay under protest and keep my right to challenge this."',
    title: 'Payer et garder vos droits',
    cost: 'La somme demandée.',
    time: 'Quelques minutes.',
    risk: 'L’argent ne revient que si vous gagnez ou par accord.',
    bestFor: 'Vous avez un prêt ou ne voulez aucun arriéré.',
  },
  'gb.service-charge.option-time': {
    says: 'Demandez à payer en plusieurs fois, sans frais ajoutés tant que vous respectez le plan.',
    title: 'Demander du temps pour payer',
    cost: 'Rien.',
    time: 'Quelques jours.',
    risk: 'Ayez le plan par écrit.',
    bestFor: 'La somme est juste mais trop forte d’un coup.',
  },
  'gb.service-charge.right-estate': {
    says: 'Vous ne devez que ce que dit l’acte de votre maison (deed). Une charge d’entretien du domaine doit être raisonnable pour le travail payé.',
  },
  'gb.service-charge.step-estate': {
    says: 'Cherchez l’acte d’achat (souvent appelé TP1). Voyez ce que vous devez payer, et à qui.',
  },
  'gb.service-charge.step-lease-advice': {
    says: 'Demandez conseil gratuitement au Leasehold Advisory Service (LEASE), payé par l’État.',
  },
  'gb.service-charge.right-safety': {
    says: 'Dans un immeuble de 11 mètres ou cinq étages, un logement à qualifying lease ne paie rien pour un revêtement dangereux ; les autres frais d’incendie sont plafonnés. Envoyez le deed of certificate et demandez celui du bailleur.',
  },
}
