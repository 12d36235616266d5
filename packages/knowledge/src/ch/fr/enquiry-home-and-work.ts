/** Questions sur logement et travail, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_FR: Words = {
  'ch.ask.repairs': {
    says: 'Écrivez au bailleur avec photos et un délai. Vous pouvez demander une baisse de loyer dès qu’il l’a su. Sans suite, avertissez par écrit, puis consignez le loyer.',
  },
  'ch.ask.landlord-enters': {
    says: 'Seulement avec votre accord, ou en vraie urgence. Vous devez tolérer les visites nécessaires (réparation, vente, relocation). Elles doivent être annoncées à temps et tenir compte de vous. Entrer en secret est un délit.',
  },
  'ch.ask.end-lease': {
    says: 'Écrivez une lettre signée ; pour le logement de famille, les deux signent. Le délai est en général de trois mois pour le terme local ou celui du bail. La lettre doit arriver à temps : recommandé.',
  },
  'ch.ask.lower-rent': {
    says: 'Demandez par écrit une baisse pour le prochain terme de résiliation. Sans réponse en 30 jours, ou en cas de refus, saisissez la conciliation dans les 30 jours. C’est gratuit.',
  },
  'ch.ask.leave-early': {
    says: 'Proposez un nouveau locataire solvable qui reprend le même bail. Un seul suffit. Dès lors vous ne devez plus de loyer. Faites-le par écrit, avec son dossier.',
  },
  'ch.ask.extra-costs': {
    says: 'Vous ne devez que les frais nommés au bail, au coût réel. Demandez à voir les factures avant de payer. En cas de désaccord, la conciliation est gratuite.',
  },
  'ch.ask.sick': {
    says: 'Vous gardez le salaire un temps qui augmente avec les années, ou une indemnité journalière. Après l’essai, un congé est nul pendant la maladie, pour 30, 90 ou 180 jours. Envoyez un certificat.',
  },
  'ch.ask.instant-dismissal': {
    says: 'Écrivez tout de suite que vous ne l’acceptez pas et offrez votre travail. Sans juste motif, ou s’ils ont attendu plus de quelques jours, ils doivent le salaire du délai de congé et jusqu’à six mois de plus. Allez à la conciliation.',
  },
  'ch.ask.own-notice': {
    says: 'Un mois la première année, deux jusqu’à la neuvième, puis trois, pour la fin d’un mois. Le contrat peut dire autre chose. Réfléchissez : la caisse de chômage peut suspendre vos indemnités.',
  },
  'ch.ask.jobless-sanction': {
    says: 'Faites opposition par écrit dans les 30 jours, c’est gratuit. Dites votre bonne raison, ou pourquoi c’est trop. Continuez à chercher et gardez les preuves.',
  },
  'ch.ask.holidays': {
    says: 'Vous avez au moins quatre semaines par an, cinq jusqu’à 20 ans, dont deux de suite. L’employeur fixe la date mais doit tenir compte de vous. Pendant l’emploi, les vacances ne se paient pas en argent.',
  },
  'ch.ask.more-time': {
    says: 'Demandez la prolongation à l’autorité de conciliation dans les 30 jours après réception du congé. C’est gratuit. Pour un logement, jusqu’à quatre ans en une ou deux fois. Montrez pourquoi partir est dur pour vous et gardez les preuves de vos recherches. Pas en cas de loyer en retard ou de faute grave.',
  },
  'ch.ask.painting-and-wear': {
    says: 'L’usure normale n’est pas à votre charge. Pour un vrai dégât, vous payez seulement la valeur actuelle : une peinture est amortie après environ huit ans. Le bailleur doit signaler les défauts aussitôt à la sortie, plus tard seulement les cachés. Ne signez pas ce que vous refusez. La conciliation est gratuite.',
  },
  'ch.ask.notice-by-message': {
    says: 'Le plus souvent oui : la loi n’exige aucune forme. Il est nul seulement si le contrat ou la CCT exige l’écrit. Vérifiez les deux tout de suite. Le délai de congé court en entier avec salaire. Demandez le motif par écrit. Malade ou enceinte après le temps d’essai, le congé est nul.',
  },
  'ch.ask.pregnant-dismissed': {
    says: 'Après le temps d’essai, l’employeur ne peut pas vous licencier pendant la grossesse et 16 semaines après la naissance. Un tel congé est nul. Écrivez tout de suite que vous êtes enceinte, avec certificat, et offrez votre travail. Pendant l’essai, c’est permis, sauf si la grossesse est le motif.',
  },
  'ch.ask.overtime': {
    says: 'Les heures ordonnées ou nécessaires se paient avec 25 % de plus, ou se compensent par un congé égal si vous êtes d’accord. Un contrat écrit peut dire autre chose : vérifiez-le. Notez jour, heures et qui le savait. Réclamez vite par écrit. Vous avez cinq ans.',
  },
  'ch.ask.holidays-at-end': {
    says: 'Prenez les jours restants pendant le délai de congé s’il y a le temps. Ce qui n’est plus possible doit être payé à la fin. Si vous êtes libéré longtemps, des jours peuvent compter comme pris. Le droit dure cinq ans. Demandez un décompte écrit.',
  },
  'ch.ask.reference': {
    says: 'Vous pouvez demander un certificat à tout moment, aussi pendant l’emploi. Il doit être vrai, complet et bienveillant. Écrivez quelles phrases sont fausses et proposez les vôtres. En cas de refus, allez à la conciliation ; jusqu’à 30 000 francs, c’est gratuit. Vous pouvez aussi demander une simple attestation.',
  },
  'ch.ask.jobless': {
    says: 'Inscrivez-vous à l’ORP (job-room.ch) au plus tard le premier jour sans travail, et cherchez dès le congé. Il faut douze mois de cotisation en deux ans. C’est 70 % du salaire, 80 % avec enfants ou bas salaire. Si vous partez sans autre emploi, jusqu’à 60 jours peuvent être suspendus : montrez votre bonne raison.',
  },
  'ch.ask.bullying': {
    says: 'L’employeur doit protéger votre personne et votre santé. Tenez un journal : jour, paroles, témoins. Plaignez-vous par écrit au chef ou à la personne de confiance et demandez des mesures. Voyez un médecin. L’inspection cantonale du travail aide. Ne démissionnez pas vite : le chômage peut suspendre des jours. Un congé pour plainte peut être abusif.',
  },
  'ch.ask.pets': {
    says: 'Lisez le bail. Le bailleur peut interdire chiens et chats ou exiger son accord. De petits animaux en nombre usuel, en cage ou aquarium, sont toujours permis. Un accord donné ne se retire que pour une bonne raison. Si vous en gardez un contre le bail, il doit vous avertir avant un congé.',
    dependsOn: 'le bail et l’animal',
  },
}
