/** French: signs for and against a letter being genuine. See en/signs.ts. */
import type { Signs } from '../phrases.ts'

export const FR_SIGNS: Signs = {
  asks_for_pin:
    'On demande un code, un mot de passe ou un PIN. Une vraie société ne le fait jamais.',
  gift_card_payment: 'On demande un paiement par carte cadeau. Seuls les escrocs le font.',
  crypto_payment: 'On demande un paiement en cryptomonnaie. Seuls les escrocs le font.',
  money_transfer_payment: 'On demande un envoi d’argent impossible à suivre.',
  says_keep_secret: 'On vous dit de garder le secret.',
  gives_cover_story: 'On vous dit quoi raconter à votre banque. Seuls les escrocs le font.',
  misspelt_brand: 'Un nom connu y est mal écrit.',
  threatens_arrest:
    'On menace de vous arrêter pour de l’argent. Cela ne se passe pas ainsi pour une vraie dette.',
  asks_to_verify:
    'On vous demande de « vérifier » ou « mettre à jour » des données. Les escrocs utilisent ces mots.',
  asks_to_click: 'On vous pousse vers un lien.',
  promises_money: 'On vous promet de l’argent sans raison.',
  asks_remote_access: 'On veut entrer dans votre ordinateur ou votre téléphone.',
  changed_bank_details:
    'On dit que le compte bancaire a changé. Appelez un numéro que vous aviez déjà pour vérifier.',
  family_emergency: 'Quelqu’un dit être de votre famille avec un nouveau numéro.',
  blackmail: 'On menace de montrer des images privées.',
  threatens_service_end: 'On vous presse d’agir tout de suite.',
  greets_nobody: 'On ne s’adresse à personne par son nom.',
  warns_against_sharing: 'Elle vous dit de ne jamais donner un code ou un mot de passe.',
  says_not_a_court: 'Elle dit qu’elle n’est pas un document de tribunal.',
  says_regulated: 'Elle dit qui contrôle l’expéditeur. Vous pouvez le vérifier dans le registre.',
  names_free_help:
    'Elle cite une aide gratuite sur les dettes, comme les vraies sociétés doivent le faire.',
  says_how_to_complain: 'Elle dit comment réclamer ou faire un recours.',
  pressure_hours: 'On ne vous laisse que quelques heures. Les escrocs pressent les gens.',
  has_claim_number: 'Elle a un numéro d’affaire comme ceux des tribunaux.',
  has_fca_number: 'Elle donne un numéro FCA. Vous pouvez le vérifier dans le registre de la FCA.',
  has_company_number:
    'Elle donne un numéro de société. Vous pouvez le vérifier dans le registre Companies House.',
  personal_bank_account: 'L’argent doit aller sur le compte d’une personne privée.',
  small_fee_first: 'On demande de petits frais pour débloquer quelque chose de plus grand.',
  bad_spelling: 'Elle contient des fautes qu’un vrai expéditeur ne ferait pas.',
  cannot_do_this: 'On menace de choses qu’une société de recouvrement ne peut pas faire.',
  lookalike_domain: 'Son adresse web ressemble seulement à une adresse connue.',
  foreign_link: 'Le message utilise un nom connu avec un lien qui ne lui appartient pas.',
  short_link: 'Son lien cache où il mène.',
  hidden_letters: 'Elle cache des signes dans ses mots pour tromper les filtres de mail.',
  false_purchase: 'Elle parle d’un achat que vous n’avez pas fait et veut que vous appeliez.',
  avoids_known_contact:
    'Elle vous dit de ne pas utiliser l’adresse ou le numéro que vous connaissez. Seuls des escrocs font cela.',
  foreign_account: 'Elle veut l’argent sur un compte dans un autre pays.',
  free_mail_address: 'Elle utilise une adresse mail gratuite, pas la sienne.',
  no_letter_date: 'Elle n’a pas de date. On ne peut donc pas vérifier ses délais.',
  claims_court_without_number: 'Elle parle comme un tribunal mais n’a pas de numéro d’affaire.',
  orders_to_software:
    'Le texte essaie de donner des ordres à des logiciels. Nous ne les avons pas suivis.',
}
