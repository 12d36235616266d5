/** Questions about buying, subscriptions, energy and fines. `asks` holds the words people type, in French and in English: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_WORDS: Words = {
  'fr.ask-buy.step-proof': { says: 'Gardez commande, facture, photos et messages.' },
  'fr.ask-buy.step-write': {
    says: 'Écrivez d’abord à l’entreprise, avec un délai. Ensuite, saisissez son médiateur gratuit.',
  },
  'fr.ask-buy.step-signal': { says: 'Signalez l’entreprise sur SignalConso.' },
  'fr.ask-buy.right-guarantee': { says: 'Un bien neuf a une garantie légale de deux ans.' },
  'fr.ask-buy.right-withdraw': {
    says: 'Pour la plupart des achats à distance, vous avez 14 jours pour vous rétracter.',
  },
  'fr.ask-buy.right-mediator': { says: 'Le médiateur de la consommation est gratuit pour vous.' },
  'fr.ask-buy.option-mediator': {
    title: 'Saisir le médiateur',
    says: 'Le médiateur indiqué sur le site ou la facture examine votre cas.',
    cost: 'Rien.',
    time: 'Environ 90 jours.',
    risk: 'Aucun.',
    bestFor: 'Vous avez écrit sans bonne réponse.',
  },
  'fr.ask-buy.option-association': {
    title: 'Demander à une association',
    says: 'Une association locale vous aide à écrire.',
    cost: 'Rien ou une petite cotisation.',
    time: 'Un rendez-vous.',
    risk: 'Aucun.',
    bestFor: 'Vous êtes bloqué.',
  },
  'fr.ask-buy.know-shop': {
    says: 'Un achat en magasin n’a pas de droit de rétractation. En ligne, oui.',
    learnMore: 'Regardez les conditions de retour du magasin.',
  },
  'fr.ask-buy.warn-two-years': {
    says: 'Surveillez le temps : la plupart des actions ont des délais de deux à cinq ans.',
  },
  'fr.ask-buy.right-terms': { says: 'Les clauses abusives d’un contrat ne vous engagent pas.' },
  'fr.ask-buy.withdraw': {
    dependsOn: 'la façon d’acheter',
    says: 'En ligne, par téléphone ou chez vous : 14 jours, sans raison. En magasin, ce droit n’existe pas, sauf geste du magasin.',
  },
  'fr.ask-buy.guarantee': {
    says: 'Pendant deux ans, le vendeur doit réparer ou remplacer gratuitement. Sinon sous 30 jours, demandez le remboursement. Occasion : preuve au vendeur pendant un an.',
  },
  'fr.ask-buy.delivery': {
    says: 'Fixez un nouveau délai par écrit. S’il passe, annulez et demandez le remboursement : sous 14 jours.',
  },
  'fr.ask-buy.subscription': {
    dependsOn: 'si un engagement court encore',
    says: 'Après l’engagement, vous pouvez résilier, aussi en ligne. Sans avertissement avant la reconduction, résiliez à tout moment gratuitement.',
  },
  'fr.ask-buy.cold-call': {
    dependsOn: 'si vous aviez accepté ces appels',
    says: 'Depuis le 11 août 2026, un appel commercial exige votre accord préalable. Sinon, le contrat conclu est nul.',
  },
  'fr.ask-buy.energy-cut': {
    dependsOn: 'la période',
    says: 'Du 1er novembre au 31 mars, ils ne peuvent pas couper votre résidence principale. Le reste de l’année, il faut deux avertissements écrits. Demandez un échéancier et le FSL.',
  },
  'fr.ask-buy.water-cut': {
    says: 'L’eau ne peut jamais être coupée dans votre résidence principale pour une dette.',
  },
  'fr.ask-buy.energy-back': {
    dependsOn: 'les dates de consommation',
    says: 'Une consommation de plus de 14 mois avant le dernier relevé n’est en général pas due. Demandez le détail par mois.',
  },
  'fr.ask-buy.telecom-year': {
    says: 'Écrivez qu’elle est prescrite. Une facture de téléphone ou d’internet s’éteint après un an.',
  },
  'fr.ask-buy.fine': {
    dependsOn: 'si vous l’acceptez',
    says: 'Vous avez 45 jours pour payer ou contester sur antai.gouv.fr. Ne payez pas si vous contestez. Majorée : 30 jours.',
  },
  'fr.ask-buy.parking-fps': {
    says: 'Contestez auprès de l’organisme indiqué dans le mois (RAPO). En cas de refus, saisissez le tribunal du stationnement payant dans le mois.',
  },
  'fr.ask-buy.insurance': {
    says: 'Demandez la clause et écrivez au service réclamations. Après deux mois, saisissez le médiateur gratuit. Le délai est de deux ans.',
  },
  'fr.ask-buy.used-car': {
    says: 'Un professionnel doit la garantie légale. Contre un particulier, invoquez le vice caché : deux ans après la découverte. Faites constater par un expert.',
  },
  'fr.ask-buy.flight': {
    dependsOn: 'la distance et la raison',
    says: 'Pour trois heures de retard ou une annulation tardive, vous pouvez avoir 250 à 600 €, sauf circonstances extraordinaires.',
  },
  'fr.ask-buy.bank-fees': {
    dependsOn: 'le type de frais',
    says: 'Une commission d’intervention est au plus 8 €, et 80 € par mois. Un prélèvement rejeté : 20 € au plus. Les clients fragiles paient moins.',
  },
  'fr.ask-buy.park-step': {
    says: 'Vérifiez l’avis : plaque, lieu, jour, heure. Tapez vous-même antai.gouv.fr, jamais un lien reçu.',
  },
  'fr.ask-buy.park-step-proof': {
    says: 'Réunissez les preuves : reçu, photos, papiers de vente. Envoyez-les avec preuve de la date.',
  },
  'fr.ask-buy.park-right': {
    says: 'Vous avez le droit de contester une amende sous 45 jours, et un forfait post-stationnement sous un mois.',
  },
  'fr.ask-buy.park-right-driver': { says: 'Vous avez le droit de désigner le vrai conducteur.' },
  'fr.ask-buy.park-right-time': { says: 'Vous avez le droit de demander un délai au Trésor.' },
  'fr.ask-buy.park-option': {
    title: 'Contester à temps',
    says: 'Utilisez le site ou le formulaire de l’avis et joignez des preuves.',
    cost: 'Parfois une consignation.',
    time: 'Une demi-heure.',
    risk: 'Le juge peut fixer une amende plus haute.',
    bestFor: 'Les faits sont faux.',
  },
  'fr.ask-buy.park-option-pay': {
    title: 'Payer tôt le montant le plus bas',
    says: 'Payez sur amendes.gouv.fr, si vous acceptez.',
    cost: 'L’amende.',
    time: 'Quelques minutes.',
    risk: 'On ne peut plus contester.',
    bestFor: 'C’est juste.',
  },
  'fr.ask-buy.park-warn': { says: 'Beaucoup de SMS sur des amendes impayées sont faux.' },
  'fr.ask-buy.park-know': {
    says: 'Vous n’avez jamais reçu le premier avis ? Contestez l’amende majorée sous 30 jours.',
    learnMore: 'Dites que vous avez déménagé, avec preuve.',
  },
  'fr.ask-buy.gym-health': {
    says: 'Un contrat de salle de sport sans sortie pour une raison de santé sérieuse peut être abusif : cette clause ne vous engage pas. Envoyez le certificat par recommandé, puis saisissez le médiateur.',
  },
  'fr.ask-buy.insurance-false': {
    dependsOn: 'si c’était volontaire',
    says: 'Une erreur de bonne foi n’annule pas le contrat : l’assureur peut seulement réduire l’indemnité, en proportion de la prime. Seule une fausse déclaration voulue l’annule, et c’est à lui de la prouver.',
  },
  'fr.ask-buy.garage-keeps': {
    says: 'Un garage peut garder la voiture pour des travaux commandés et dus, pas pour ceux que vous n’avez jamais acceptés. Demandez l’ordre de réparation signé. Payez « sous réserve » pour la reprendre, puis contestez auprès du médiateur.',
  },
  'fr.ask-buy.fine-driver': {
    says: 'Désignez le vrai conducteur sur antai.gouv.fr sous 45 jours, avant de payer. Vous ne devez alors ni amende ni points. Si vous montrez seulement que ce n’était pas vous, vous pouvez devoir l’amende, sans perdre de points.',
  },
  'fr.ask-buy.plumber': {
    says: 'Avant les travaux, il faut un devis écrit avec les prix. Ce que vous n’avez pas accepté se conteste. Pour des travaux en plus chez vous, vous avez 14 jours pour vous rétracter. Écrivez à l’entreprise, signalez-la sur SignalConso, puis saisissez son médiateur.',
  },
  'fr.ask-buy.insurance-unpaid': {
    dependsOn: 'la date de la mise en demeure',
    says: 'L’assureur doit d’abord envoyer une mise en demeure. Trente jours après, la garantie s’arrête ; dix jours plus tard, il peut résilier. Payez avant ce jour et la garantie continue. Une voiture doit rester assurée : cherchez déjà un assureur.',
  },
  'fr.ask-buy.phone-early': {
    dependsOn: 'la durée déjà passée',
    says: 'Aucun engagement ne dépasse 24 mois. Dès le 13e mois, vous partez sans frais, ou avec au plus 20 % du reste si le téléphone était vendu moins cher. Avant, vous devez la fin de la première année. Les frais ajoutés se justifient.',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'le retard du train',
    says: 'Dès 60 minutes de retard, le transporteur doit 25 % du billet, dès deux heures 50 %. La SNCF paie dès 30 minutes pour TGV INOUI et Intercités. Les trains locaux ont leurs règles. Réclamez sur son site, puis au médiateur gratuit (SNCF Voyageurs).',
  },
  'fr.ask-buy.licence-held': {
    says: 'Ne conduisez pas. La police peut garder le permis quelques jours. Puis le préfet peut le suspendre des mois, et un juge décide plus tard. Pour les stupéfiants, vous pouvez demander une contre-expertise. Lisez les délais de l’arrêté, et voyez un avocat avant l’audience.',
  },
  'fr.ask-buy.my-data': {
    says: 'Écrivez à l’entreprise. Demandez quelles données elle a sur vous, ou leur effacement. Elle doit répondre en un mois, gratuitement. Sinon, plaignez-vous en ligne à la CNIL.',
  },
  'fr.ask-buy.insurance-cancel': {
    dependsOn: 'l’âge du contrat',
    says: 'Après la première année, vous pouvez résilier à tout moment et sans frais l’assurance auto, habitation et santé. Elle prend fin un mois après. Pour l’auto et l’habitation d’un locataire, le nouvel assureur s’en charge. La première année, seuls certains changements de vie le permettent.',
  },
  'fr.ask-buy.points-back': {
    dependsOn: 'l’infraction',
    says: 'Un point perdu revient après six mois sans nouvelle infraction. Tous reviennent après deux ans, ou trois pour les infractions plus graves. Un stage de deux jours rend jusqu’à quatre points, une fois par an. Voyez vos points sur le site officiel (Mes Points Permis).',
  },
  'fr.ask-buy.energy-price': {
    dependsOn: 's’il vous a prévenu',
    says: 'Le fournisseur doit vous annoncer clairement un nouveau prix, par écrit, au moins un mois avant. Vous pouvez partir à tout moment, sans frais. Sans cette annonce, contestez la facture par écrit. Après deux mois sans bonne réponse, le médiateur national de l’énergie est gratuit.',
  },
  'fr.ask-buy.complaint-refused': {
    says: 'Non. Police et gendarmerie doivent recevoir toute plainte d’une victime, partout en France. Demandez un récépissé. Si elles refusent encore, écrivez au procureur de la République du tribunal ; cela vaut plainte. Vous pouvez aussi commencer en ligne.',
  },
  'fr.ask-buy.care-home-costs': {
    dependsOn: 'vos moyens et les siens',
    says: 'Les enfants peuvent devoir de l’aide à un parent dans le besoin, chacun selon ses moyens (obligation alimentaire). L’établissement ne fixe pas seul votre part : mettez-vous d’accord, ou le juge aux affaires familiales la fixe. Un parent qui vous a gravement manqué peut perdre cette aide. Demandez d’abord l’aide sociale (ASH) et l’APL.',
  },
}
