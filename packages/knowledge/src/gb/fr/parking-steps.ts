/** What to do about a private parking charge, step by step: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_STEPS_FR: Words = {
  'gb.parking.step-do-not-pay-yet': {
    says: 'Décidez avant de payer. Si vous payez, vous perdez le droit de faire un recours.',
  },
  'gb.parking.step-appeal': {
    says: 'Si vous pensez que c’est faux, faites un recours à la société dans les 28 jours. Faites-le dans les 14 jours pour garder le prix plus bas.',
  },
  'gb.parking.step-pay-discount': {
    says: 'Si vous êtes d’accord, payez le prix plus bas dans le délai donné. Gardez le reçu.',
  },
  'gb.parking.step-count-days': {
    says: 'Comptez les jours entre le stationnement et le jour où cet avis est arrivé. Au-delà de 14, le détenteur (keeper) n’a peut-être pas à payer.',
  },
  'gb.parking.step-as-keeper': {
    says: 'Écrivez comme détenteur (keeper). Dites « le conducteur » (the driver) et non « je » si vous voulez utiliser les règles du détenteur.',
  },
  'gb.parking.step-evidence': {
    says: 'Réunissez des preuves : votre ticket ou relevé de banque, des photos des panneaux, et le nom de toute personne avec vous.',
  },
  'gb.parking.step-rejected': {
    says: 'Avec le code de la lettre, faites un recours à POPLA ou à l’IAS avant le dernier jour. C’est gratuit.',
  },
  'gb.parking.step-collector': {
    says: 'Écrivez une fois à la société de recouvrement et à celle de stationnement. Dites que vous contestez la somme et pourquoi. Donnez votre adresse actuelle.',
  },
  'gb.parking.step-collector-watch': {
    says: 'Surveillez l’arrivée d’une mise en demeure (letter before claim) ou de papiers du tribunal. À ceux-là, vous devez répondre : ouvrez donc chaque lettre.',
  },
  'gb.parking.step-court': {
    says: 'Répondez avant la date de la lettre. Dites ce que vous contestez, et demandez l’avis, les photos et les panneaux.',
  },
  'gb.parking.step-landowner': {
    says: 'Demandez au magasin, à l’hôpital ou au propriétaire de l’annuler. Montrez un reçu ou une preuve que vous étiez client ou patient.',
  },
  'gb.parking.step-keying': {
    says: 'Si vous avez payé mais mal tapé la plaque, envoyez le reçu. Pour une petite erreur, le code dit que la somme devrait être annulée.',
  },
  'gb.parking.step-signs': {
    says: 'Retournez photographier les panneaux depuis l’endroit de votre entrée en voiture. Montrez s’ils sont petits, hauts, sombres ou cachés.',
  },
  'gb.parking.step-hire': {
    says: 'Pour une voiture louée, vérifiez qu’ils vous ont envoyé le contrat de location (hire agreement) et votre déclaration signée. Sinon, le locataire n’a peut-être pas à payer.',
  },
  'gb.parking.step-pay-offer': {
    says: 'Si vous reconnaissez devoir la somme, offrez la première somme, sans les frais ajoutés. Faites-le par écrit.',
  },
  'gb.parking.step-keep': {
    says: 'Gardez chaque lettre et chaque enveloppe. Si vous déménagez, dites-le à la société de stationnement et à la DVLA. Les papiers du tribunal vous arriveront ainsi.',
  },
  'gb.parking.step-check-member': {
    says: 'Vérifiez si la société est membre de la BPA ou de l’IPC. Sans l’une ni l’autre, elle ne peut pas obtenir votre adresse de la DVLA.',
  },
  'gb.parking.step-collector-papers': {
    says: 'Demandez-leur le premier avis, les photos et la liste de chaque frais ajouté.',
  },
  'gb.parking.step-rejected-answer': {
    says: 'Répondez à chaque raison de la société. Demandez-lui de prouver ses panneaux, son contrat avec le propriétaire et ses dates.',
  },
  'gb.parking.step-rejected-after': {
    says: 'Si le recours indépendant échoue, vous pouvez payer ou attendre un procès. N’ignorez jamais des papiers du tribunal.',
  },
  'gb.parking.step-count-days-windscreen': {
    says: 'Comptez les jours entre l’avis sur la voiture et celui-ci. Il devrait arriver entre le jour 29 et le jour 56.',
  },
}
