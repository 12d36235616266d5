/** Questions about work. `asks` holds the words people type, in French and in English: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
  'fr.ask-work.step-papers': {
    says: 'Gardez contrat, fiches de paie, courriels et messages. Notez dates et noms.',
  },
  'fr.ask-work.step-advice': {
    says: 'Demandez à un syndicat, au droit du travail (0 806 000 126) ou à un point-justice (3039). C’est gratuit.',
  },
  'fr.ask-work.step-agreement': {
    says: 'Cherchez votre convention collective. Elle donne souvent plus.',
  },
  'fr.ask-work.right-court': {
    says: 'Vous avez douze mois pour contester une rupture devant les prud’hommes.',
  },
  'fr.ask-work.right-wages': { says: 'Vous avez trois ans pour réclamer un salaire impayé.' },
  'fr.ask-work.right-no-fine': { says: 'Un employeur ne peut pas vous infliger d’amende.' },
  'fr.ask-work.option-help': {
    title: 'Demander un conseil gratuit',
    says: 'Appelez le 0 806 000 126, un syndicat ou un point-justice (3039).',
    cost: 'Rien.',
    time: 'Un appel.',
    risk: 'Aucun.',
    bestFor: 'Toute question sur votre travail.',
  },
  'fr.ask-work.option-court': {
    title: 'Saisir les prud’hommes',
    says: 'Le conseil de prud’hommes décide sur les salaires et les ruptures.',
    cost: 'Une contribution de 50 € peut être due ; pas avec l’aide juridictionnelle.',
    time: 'Des mois.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'Vous avez écrit sans bonne réponse.',
  },
  'fr.ask-work.know-fee': {
    says: 'Lancer un procès civil ou prud’homal peut coûter une contribution de 50 €. Avec l’aide juridictionnelle, vous ne la payez pas.',
    learnMore: 'En cas d’oubli, le greffe doit vous laisser un mois pour payer.',
  },
  'fr.ask-work.warn-sign': {
    says: 'Ne signez ni démission ni accord sous pression. Demandez d’abord conseil.',
  },
  'fr.ask-work.right-meeting': { says: 'Pas de licenciement sans entretien et lettre motivée.' },
  'fr.ask-work.dismissed': {
    dependsOn: 'le motif et la procédure',
    says: 'Il faut une cause réelle et sérieuse, un entretien et une lettre motivée. Vous avez douze mois pour saisir les prud’hommes.',
  },
  'fr.ask-work.time-limit': {
    says: 'Douze mois après la lettre de licenciement. Salaires : trois ans. Discrimination et harcèlement : cinq ans.',
  },
  'fr.ask-work.meeting': {
    says: 'Allez-y, avec un collègue ou un conseiller du salarié. Cinq jours ouvrables doivent précéder. Prenez des notes et ne signez rien.',
  },
  'fr.ask-work.notice-period': {
    dependsOn: 'l’ancienneté et le motif',
    says: 'Licenciement : un mois dès six mois, deux mois dès deux ans. Rien pour faute grave. La convention peut donner plus.',
  },
  'fr.ask-work.dismissal-pay': {
    dependsOn: 'l’ancienneté et le salaire',
    says: 'Dès huit mois : un quart de mois de salaire par an jusqu’à dix ans, puis un tiers. Rien pour faute grave.',
  },
  'fr.ask-work.unpaid-wages': {
    says: 'Réclamez par recommandé avec un délai. Ensuite, saisissez les prud’hommes, en référé. Vous avez trois ans.',
  },
  'fr.ask-work.minimum-wage': {
    says: 'Depuis le 1er juin 2026, le Smic est de 12,31 € brut par heure, 1 867,02 € par mois pour 35 heures.',
  },
  'fr.ask-work.agreed-end': {
    dependsOn: 'l’accord des deux',
    says: 'Personne ne peut vous forcer. Après signature, vous avez 15 jours pour vous rétracter. Vous gardez le chômage et au moins l’indemnité légale.',
  },
  'fr.ask-work.resign': {
    dependsOn: 'la raison',
    says: 'Après une démission, en général pas de chômage, mais certaines raisons sont légitimes. Demandez à France Travail avant de signer.',
  },
  'fr.ask-work.abandon': {
    says: 'Ne cessez pas d’aller au travail. Après une mise en demeure et 15 jours, vous pouvez être présumé démissionnaire, sans chômage.',
  },
  'fr.ask-work.sick': {
    dependsOn: 'la vraie raison',
    says: 'On ne peut pas vous licencier parce que vous êtes malade. Un autre motif réel, ou une longue absence qui désorganise, peut compter.',
  },
  'fr.ask-work.trial': {
    dependsOn: 'la durée de présence',
    says: 'Chacun peut y mettre fin sans motif, mais pas pour discriminer. Le délai va de 24 heures à un mois.',
  },
  'fr.ask-work.bullying': {
    says: 'Notez chaque fait et gardez les preuves. Prévenez par écrit l’employeur, les élus, le médecin du travail et l’inspection. Vous avez cinq ans pour agir.',
  },
  'fr.ask-work.economic': {
    says: 'L’employeur doit d’abord chercher à vous reclasser. Vous avez 21 jours pour le CSP et douze mois pour contester.',
  },
  'fr.ask-work.warning': {
    dependsOn: 'les faits et leur date',
    says: 'L’employeur a deux mois après avoir appris les faits. Vous pouvez répondre par écrit et demander l’annulation aux prud’hommes.',
  },
  'fr.ask-work.fixed-term': {
    dependsOn: 'la façon dont il finit',
    says: 'Il finit avant terme seulement par accord, faute grave, inaptitude ou CDI. À la fin, vous avez en général 10 % du salaire.',
  },
  'fr.ask-work.final-account': {
    says: 'Signer confirme seulement la réception. Vous avez six mois pour le dénoncer par recommandé, et trois ans pour les salaires si vous n’avez pas signé.',
  },
  'fr.ask-work.dismissed-by-message': {
    says: 'Un message ou un appel ne suffit pas. Il faut d’abord un entretien, puis une lettre avec les motifs. Sans cela, vous pouvez demander des dommages et intérêts. Vous avez douze mois pour saisir les prud’hommes.',
  },
  'fr.ask-work.holiday-left': {
    says: 'L’employeur vous doit une indemnité pour les congés qui restent, même après une démission. Elle vient avec la dernière paie. Réclamez-la par recommandé. Vous avez trois ans.',
  },
  'fr.ask-work.parental-leave': {
    says: 'Avec un an d’ancienneté, vous y avez droit jusqu’aux trois ans de l’enfant, et l’employeur ne peut pas refuser. Demandez-le par recommandé deux mois avant. Un mois suffit juste après le congé maternité.',
  },
  'fr.ask-work.pregnant': {
    says: 'Une femme enceinte est protégée jusqu’à dix semaines après le congé maternité. Seules une faute grave ou une raison étrangère peuvent rompre, et jamais pendant le congé. Envoyez le certificat sous 15 jours après un licenciement : il est alors nul.',
  },
  'fr.ask-work.sick-pay-late': {
    says: 'Vérifiez que l’avis d’arrêt et l’attestation de salaire de l’employeur sont arrivés à la CPAM : sans eux, rien n’est payé. Écrivez sur ameli.fr. Contre un refus, vous avez deux mois pour la commission (CRA). En cas de besoin, voyez le service social de la CPAM.',
  },
  'fr.ask-work.temp-agency': {
    says: 'L’agence doit vous proposer une mission semblable sous trois jours ouvrables. Sinon, elle vous doit la paie jusqu’au terme prévu, sauf faute grave ou force majeure. Réclamez par écrit, puis saisissez les prud’hommes.',
  },
  'fr.ask-work.leave-refused': {
    dependsOn: 'la date où on vous l’a dit',
    says: 'L’employeur fixe les dates, après avis du personnel et selon les familles. Vous devez les connaître un mois avant. Ensuite, il ne les change que pour une raison grave. Chaque année, vous devez pouvoir prendre au moins douze jours de suite.',
  },
  'fr.ask-work.hours-changed': {
    dependsOn: 'l’ampleur du changement',
    says: 'De petits changements dans la journée relèvent de l’employeur, avec un délai loyal. La paie, la durée, ou passer du jour à la nuit exigent votre accord. À temps partiel, il faut en général sept jours ouvrés avant. Répondez par écrit.',
  },
  'fr.ask-work.overtime': {
    says: 'Notez vos heures jour par jour. Devant le juge vous montrez des heures assez précises ; l’employeur doit alors montrer les siennes. Les huit premières par semaine sont payées 25 % de plus, puis 50 %, sauf accord plus bas (10 % au moins). Vous pouvez réclamer trois ans.',
  },
  'fr.ask-work.unfit': {
    says: 'L’employeur doit d’abord chercher un poste que le médecin du travail permet. Un mois après l’avis, sans nouveau poste ni licenciement, il doit reprendre le salaire. Vous avez 15 jours pour contester l’avis aux prud’hommes.',
  },
  'fr.ask-work.burn-out': {
    says: 'Voyez votre médecin : il peut vous arrêter. Demandez une visite au médecin du travail et écrivez à l’employeur ce qui vous nuit : il doit protéger votre santé. Gardez des preuves. La CPAM peut le reconnaître comme maladie professionnelle, mais seulement dans les cas graves.',
  },
  'fr.ask-work.work-illness': {
    says: 'Vous avez deux mois pour contester par écrit : devant la commission de recours amiable (CRA), ou la commission médicale (CMRA) pour un motif médical. Demandez d’abord votre dossier. Si la maladie n’est dans aucun tableau, un comité de médecins (CRRMP) doit l’examiner. Ensuite vient le pôle social, gratuit.',
  },
}
