/** The French words of the rows in ../enquiry-home-and-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_WORDS: Words = {
  'it.ask.locks': {
    says: 'Non. Seul un juge peut vous faire partir. Si le propriétaire change la serrure ou coupe l’électricité, appelez la police.',
  },
  'it.ask.rent-behind': {
    says: 'Payez maintenant ce que vous pouvez et proposez un plan. Avec un papier d’expulsion, allez à l’audience : vous pouvez tout payer ou demander jusqu’à 90 jours.',
  },
  'it.ask.end-lease': {
    says: 'Le propriétaire doit écrire six mois avant la fin. À la fin des quatre premières années, il faut un motif légal. Sinon, le bail se renouvelle.',
    dependsOn: 'la durée de votre bail et la date de la lettre',
  },
  'it.ask.deposit': {
    says: 'Demandez par lettre recommandée (raccomandata) ou e-mail certifié (PEC), avec la date où vous avez rendu les clés. Le propriétaire peut garder seulement les dégâts prouvés et doit payer des intérêts.',
  },
  'it.ask.dismissed-orally': {
    says: 'Un licenciement doit être écrit ; de vive voix, il n’a aucun effet. Écrivez tout de suite que vous restez prêt à travailler. Puis allez à un syndicat.',
  },
  'it.ask.dismissed': {
    says: 'Envoyez une contestation écrite par lettre recommandée ou e-mail certifié (PEC) dans les 60 jours. Demandez le chômage (NASpI) dans les 68 jours. Un syndicat peut aider.',
  },
  'it.ask.naspi-cause': {
    says: 'Oui, aussi après un licenciement disciplinaire, avec 13 semaines payées en un peu plus de quatre ans. Demandez dans les 68 jours.',
  },
  'it.ask.wages-unpaid': {
    says: 'Demandez par écrit, puis allez à un syndicat ou à l’inspection du travail. Avec la fiche de paie, un avocat peut obtenir une injonction de payer. Vous avez cinq ans.',
  },
  'it.ask.landlord-enters': {
    says: 'Non. Le propriétaire peut entrer seulement avec votre accord. Convenez d’un jour pour visites et réparations.',
  },
  'it.ask.leave-flat': {
    says: 'Pour des raisons sérieuses, vous pouvez partir avec six mois de préavis par lettre recommandée. Le bail peut vous laisser partir plus facilement.',
    dependsOn: 'votre bail et votre raison',
  },
  'it.ask.rent-rise': {
    says: 'Seulement comme le dit le bail écrit, le plus souvent selon l’indice ISTAT. Avec l’impôt fixe (cedolare secca), le loyer ne peut pas monter pendant le bail.',
    dependsOn: 'ce que dit votre bail',
  },
  'it.ask.sick-dismissed': {
    says: 'Pas pour la maladie, jusqu’à la limite de jours de votre convention (comporto). Après, il le peut. Vous avez 60 jours pour contester.',
    dependsOn: 'combien de jours donne votre convention',
  },
  'it.ask.pregnant-dismissed': {
    says: 'Non. Du début de la grossesse jusqu’au premier anniversaire de l’enfant, un licenciement est nul, avec peu d’exceptions. Envoyez le papier médical et contestez.',
  },
  'it.ask.resign': {
    says: 'Démissionnez en ligne avec SPID ou à un bureau d’aide (patronato), avec le préavis de votre convention. Vous pouvez la retirer dans les sept jours. Le chômage (NASpI) vient seulement après une faute grave de l’employeur (giusta causa).',
  },
  'it.ask.myth-children-evict': {
    says: 'Des enfants n’arrêtent pas seuls une expulsion. Mais le juge peut donner plus de temps, et les services sociaux peuvent aider.',
  },
  'it.ask.landlord-needs-home': {
    dependsOn: 'la date de fin du bail',
    says: 'Seulement à la fin des quatre premières années (trois en loyer concerté), avec six mois de préavis et le motif écrit. Le besoin pour un enfant est un motif. Si le logement ne sert pas à cela en douze mois, vous pouvez réclamer.',
  },
  'it.ask.dismissed-message': {
    says: 'Le licenciement doit être écrit, avec les motifs. Certains juges acceptent un message WhatsApp comme écrit : n’attendez pas. Contestez par recommandé ou PEC sous 60 jours, puis saisissez le juge sous 180 jours.',
  },
  'it.ask.holiday-left': {
    says: 'À la fin du contrat, l’employeur doit payer les congés non pris, même après une démission. Demandez-le par recommandé ou PEC. Avec la fiche de paie, un juge peut vite ordonner le paiement.',
  },
  'it.ask.parental-leave': {
    says: 'C’est votre droit, et l’employeur ne peut pas refuser. Demandez-le à l’INPS en ligne et prévenez l’entreprise au moins cinq jours avant, ou comme le dit la convention. S’ils le bloquent, allez à un patronato ou à l’inspection du travail.',
  },
  'it.ask.home-sold': {
    says: 'Une vente ne met pas fin au bail : l’acheteur le reprend. Pour vendre, le bailleur ne peut refuser le renouvellement qu’à la première échéance. Il faut six mois de préavis et aucun autre logement à lui, et vous pouvez acheter en premier.',
  },
  'it.ask.forced-resignation': {
    says: 'Ne signez rien. Une démission ne vaut que si vous l’envoyez vous-même en ligne, avec SPID ou un patronato ; un papier signé est sans effet. Vous pouvez la retirer sous sept jours. En cas de menace, voyez un syndicat.',
  },
  'it.ask.pregnant-term': {
    dependsOn: 'la vraie raison',
    says: 'Un contrat à terme peut finir à sa date même enceinte. Si le congé maternité commence sous 60 jours après la fin, l’INPS le paie quand même. Ne pas renouveler à cause de la grossesse est une discrimination. Voyez un syndicat ou un patronato.',
  },
  'it.ask.wages-resign': {
    says: 'Deux mois impayés ou plus sont en général une juste cause. Pas de préavis, mais son paiement, et la NASpI est possible. Réclamez d’abord par écrit et voyez un syndicat. En faillite, un fonds INPS paie le TFR et les trois derniers mois.',
  },
  'it.ask.transfer': {
    says: 'On ne peut vous muter que pour des besoins réels, à prouver. Demandez les raisons par écrit. Pour contester, écrivez en 60 jours. Travaillez jusqu’à la décision du juge et voyez un syndicat.',
  },
  'it.ask.not-registered': {
    says: 'Vous avez droit à la paie, au TFR et aux cotisations, même sans papier. Gardez messages, photos et noms. Signalez à l’Ispettorato del lavoro ou au syndicat. Cinq ans pour réclamer.',
  },
  'it.ask.mobbing': {
    says: 'Notez chaque fait, date et témoins, et voyez un médecin. Écrivez à l’employeur : il doit protéger votre santé. Allez au syndicat ou à la consigliera di parità. Vous pouvez demander de l’argent, ou partir pour juste cause avec NASpI.',
  },
  'it.ask.naspi-length': {
    says: 'Elle dure la moitié des semaines cotisées en quatre ans, deux ans au plus. Dès le sixième mois elle baisse de 3 % par mois, dès le huitième après 55 ans. Demandez en 68 jours.',
    dependsOn: 'le nombre de semaines cotisées',
  },
  'it.ask.charge': {
    says: 'Vous avez cinq jours pour répondre par écrit ou être entendu avec un syndicaliste. Répondez à chaque fait avec preuves, sans aveu signé. Ensuite seulement ils peuvent sanctionner. Contre cela, 20 jours auprès de l’inspection.',
  },
  'it.ask.rent-unregistered': {
    says: 'Un bail non écrit ni enregistré est nul : pas d’expulsion rapide. Le trop-payé se réclame jusqu’à six mois après le départ. Vous pouvez demander au juge un bail normal au loyer légal. Voyez d’abord SUNIA.',
  },
  'it.ask.evict-children': {
    says: 'Les enfants seuls ne l’arrêtent pas. Pour impayés, demandez jusqu’à 90 jours, 120 en difficulté. Puis le juge fixe le jour : en six mois, douze dans les cas graves. Voyez les services sociaux et un avocat gratuit.',
    dependsOn: 'le motif et votre demande au juge',
  },
  'it.ask.tfr-amount': {
    says: 'Pour chaque année, prenez la paie brute et divisez par 13,5. Ajoutez la hausse légale. Dû à la fin du travail, au jour du CCNL. Cinq ans pour réclamer. En faillite, demandez au fonds INPS.',
  },
  'it.ask.deposit-limit': {
    says: 'Le dépôt est de trois mois de loyer au plus. Il rapporte l’intérêt légal, payé chaque année. Il revient au départ, moins les dégâts prouvés.',
  },
}
