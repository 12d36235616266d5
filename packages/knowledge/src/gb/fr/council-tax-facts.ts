/** What a council tax letter means in England and Wales: facts, limits and changes. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_FACTS_FR: Words = {
  'gb.council-tax.fact-wants-reminder': {
    says: 'La mairie (council) dit qu’une mensualité est en retard. Elle veut cette part dans les 7 jours, pour que vous gardiez votre plan mensuel.',
  },
  'gb.council-tax.fact-wants-final': {
    says: 'La mairie (council) veut maintenant tout le reste de l’année, pas seulement la part en retard. Vous pouvez encore demander un plan.',
  },
  'gb.council-tax.fact-wants-summons': {
    says: 'La mairie (council) demande un « liability order » aux juges (magistrates). C’est une décision de justice qui dit que vous devez cet impôt.',
  },
  'gb.council-tax.fact-wants-order': {
    says: 'Le tribunal a rendu une décision (liability order). La mairie (council) peut prendre sur le salaire ou les aides, ou employer des huissiers (bailiffs). Convenez donc d’abord d’un plan.',
  },
  'gb.council-tax.fact-wants': {
    says: 'La mairie (council) réclame un impôt local (council tax) qu’elle dit impayé. Elle préfère un plan à un procès.',
  },
  'gb.council-tax.fact-rights': {
    says: 'Vous pouvez demander un plan à votre portée, et une facture plus basse. Beaucoup de gens manquent une réduction possible.',
  },
  'gb.council-tax.fact-reality': {
    says: 'C’est une dette à payer en premier, car les mairies (councils) ont de grands pouvoirs. Mais rien n’est encore au tribunal, et un appel peut l’arrêter.',
  },
  'gb.council-tax.fact-reality-unclear': {
    says: 'Les huissiers (bailiffs) ont d’abord besoin d’une décision du tribunal (liability order). Demandez aujourd’hui à la mairie (council) s’il y en a une. Si oui, convenez d’un plan avant leur visite.',
  },
  'gb.council-tax.fact-reality-court': {
    says: 'Un « liability order » n’est pas une décision de la county court et ne va pas dans votre fichier de crédit. Mais il permet à la mairie (council) d’encaisser de plusieurs façons.',
  },
  'gb.council-tax.fact-who': {
    says: 'Votre mairie (council) envoie cette facture. Elle paie les services locaux, et la loi permet à la mairie de l’encaisser.',
  },
  'gb.council-tax.fact-organisation': {
    says: 'Parlez au service de l’impôt local (council tax team), pas au tribunal. Le tribunal vérifie seulement que la facture a été fixée, envoyée et non payée.',
  },
  'gb.council-tax.fact-ombudsman': {
    says: 'Si la mairie (council) vous traite injustement, faites-lui d’abord une réclamation. Vous pouvez ensuite aller gratuitement au Local Government and Social Care Ombudsman.',
  },
  'gb.council-tax.fact-no-bailiff-yet': {
    says: 'Aucun huissier (bailiff) ne peut encore venir. La mairie (council) doit d’abord obtenir un « liability order » des juges (magistrates).',
  },
  'gb.council-tax.fact-no-visit-yet': {
    says: 'Un huissier (bailiff) ne peut pas venir sans prévenir. Vous devez d’abord recevoir un avis (notice of enforcement) et avoir 7 jours francs.',
  },
  'gb.council-tax.fact-no-wages-yet': {
    says: 'La mairie (council) ne peut rien prendre sur votre salaire ou vos aides sans décision du tribunal (liability order).',
  },
  'gb.council-tax.fact-hardship': {
    says: 'Une mairie (council) peut baisser votre facture si vous êtes en difficulté, même jusqu’à zéro. Vous devez le demander et dire pourquoi.',
    learnMore:
      'Cela s’appelle « discretionary reduction ». Vous pouvez le demander en plus de la réduction pour petits revenus (council tax reduction). Si la mairie dit non, vous pouvez faire un recours.',
  },
  'gb.council-tax.fact-backdate': {
    says: 'Les réductions (discounts) et exemptions peuvent valoir pour le passé, même pour des années, si vous montrez que vous y aviez droit.',
    learnMore:
      'Envoyez une preuve, comme une lettre d’étudiant ou un formulaire du médecin. La réduction pour petits revenus (council tax reduction) remonte moins loin.',
  },
  'gb.council-tax.fact-reform': {
    says: 'Le gouvernement prévoit plus de temps avant une facture totale et une limite des frais de tribunal en Angleterre. Ce n’était pas la loi lors de notre vérification.',
    learnMore: 'Tant que ce n’est pas la loi, les règles des 7 jours s’appliquent.',
  },
  'gb.council-tax.limitation': {
    says: 'La mairie (council) a six ans à partir du jour où la somme est due pour demander une décision du tribunal (liability order).',
    from: 'le jour où la somme est devenue due',
    restartedBy:
      'Rien ne fait repartir ce délai. Mais une décision (liability order) rendue à temps n’a pas de date de fin.',
  },
  'gb.council-tax.change-prison-wales': {
    says: 'Le pays de Galles a supprimé la prison pour l’impôt local (council tax) le 1er avril 2019. Une lettre qui en menace encore se trompe.',
    was: 'Les juges (magistrates) au pays de Galles pouvaient envoyer en prison pour l’impôt local (council tax).',
    is: 'Personne ne peut aller en prison pour l’impôt local (council tax) au pays de Galles.',
  },
  'gb.council-tax.charge-costs-wales': {
    says: 'Au pays de Galles, les frais d’une convocation (summons) et d’un « liability order » ne peuvent pas dépasser £70 en tout.',
    name: 'Frais de tribunal pour un « liability order »',
  },
  'gb.council-tax.fact-priority': {
    says: 'Payez l’impôt local (council tax) avant les cartes de crédit et les prêts. Le loyer, le prêt du logement, l’énergie et la nourriture passent aussi en premier.',
  },
  'gb.council-tax.fact-reality-summons': {
    says: 'C’est un document du tribunal, donc agissez avant l’audience. Ce n’est pas une affaire pénale, et vous pouvez encore convenir d’un plan avec la mairie (council).',
  },
}
