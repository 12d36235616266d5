/** Questions sur logement, achat, énergie, police et séjour, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_FR: Words = {
  'nl.ask.repairs': {
    says: 'Signalez-le par écrit et donnez six semaines au bailleur. Dans un logement réglementé, la Huurcommissie peut alors baisser le loyer, sinon un juge. N’arrêtez pas de payer de vous-même.',
  },
  'nl.ask.landlord-enters': {
    says: 'Seulement avec votre accord, ou en vraie urgence, comme une fuite. Pour des réparations urgentes, le bailleur doit demander et convenir d’une heure. Écrivez que vous n’acceptez pas de visite sans avis.',
  },
  'nl.ask.arrears-evict': {
    says: 'Seul un juge peut l’ordonner, en général à partir de trois mois de retard. Payez d’abord le loyer en cours, proposez un plan par écrit et demandez l’aide aux dettes de la commune. Allez à l’audience.',
    dependsOn: 'la somme due et ce que vous faites maintenant',
  },
  'nl.ask.service-costs': {
    says: 'Vous ne payez que les vrais coûts. Le bailleur doit envoyer un décompte dans les six mois après l’année. Demandez les factures. En cas de désaccord, la Huurcommissie peut décider.',
  },
  'nl.ask.delivery': {
    says: 'Le vendeur doit livrer en 30 jours et porte le risque jusqu’à la remise. Écrivez et fixez un dernier délai juste. Ensuite, annulez et demandez votre argent. Gardez les preuves.',
  },
  'nl.ask.flight': {
    says: 'Demandez à la compagnie une aide, un remboursement ou un autre vol, et la somme fixe de la règle européenne. Elle ne la doit pas pour une cause inévitable, comme une tempête.',
    dependsOn: 'la cause, la durée du retard et la distance',
  },
  'nl.ask.free-lawyer': {
    says: 'Appelez d’abord le Juridisch Loket : c’est gratuit. Avec peu de revenus et d’épargne, vous avez un avocat pour une petite part (toevoeging). L’avocat en fait la demande.',
  },
  'nl.ask.divorce': {
    says: 'Seul un juge peut prononcer le divorce, un avocat le demande. Avec des enfants, il faut un plan (ouderschapsplan). Convenez d’abord qui reste au logement et gardez des copies. Un juge peut décider vite à titre provisoire.',
  },
  'nl.ask.collector-visits': {
    says: 'Un recouvreur peut sonner, mais vous n’êtes pas obligé d’ouvrir. Il n’a aucun pouvoir et ne peut pas entrer. Écrivez que vous ne voulez que des lettres. Un huissier (deurwaarder), c’est différent : demandez le jugement.',
  },
  'nl.ask.parking-tax': {
    says: 'Opposez-vous (bezwaar) auprès de la commune en six semaines, gratuitement, avec ticket, permis ou photos. Les frais ont un plafond annuel. Après un refus, saisissez le juge de l’impôt.',
  },
  'nl.ask.subscription': {
    says: 'Après la première durée, la plupart des abonnements se terminent avec un mois de préavis. Écrivez et demandez une preuve. Une année tacite ne vous lie pas.',
  },
  'nl.ask.energy': {
    says: 'Appelez votre fournisseur et convenez d’un plan. Il ne peut pas couper tant que vous le suivez ou avez demandé une aide aux dettes. Demandez aussi l’aide de votre commune.',
  },
  'nl.ask.benefit-back': {
    says: 'Opposez-vous en six semaines si c’est faux, et demandez le calcul. Si c’est juste, demandez un plan adapté. Pour des raisons graves, ils peuvent demander moins.',
  },
  'nl.ask.bkr': {
    says: 'L’inscription reste le plus souvent cinq ans après le paiement. Avant, demandez par écrit au prêteur de l’effacer et dites en quoi elle vous nuit. S’il refuse, vous pouvez saisir un juge.',
  },
  'nl.ask.police': {
    says: 'Comme suspect, vous n’êtes pas obligé de répondre. Vous pouvez parler à un avocat avant l’audition et l’avoir avec vous. Dites-le d’abord. En cas d’arrestation, c’est souvent gratuit.',
  },
  'nl.ask.penal-order': {
    says: 'Opposez-vous (verzet) dans les 14 jours, avant de payer. Un juge examine alors l’affaire. Payer peut éteindre ce droit, et cela peut aller au casier.',
  },
  'nl.ask.permit': {
    says: 'Agissez vite : souvent quatre semaines pour s’opposer, une semaine dans certains cas d’asile. La fin de la décision le dit. Prenez un avocat par l’aide juridique (Raad voor Rechtsbijstand).',
  },
  'nl.ask.gym-injury': {
    dependsOn: 'les conditions de la salle',
    says: 'Beaucoup de salles laissent arrêter ou suspendre pour une longue blessure, avec un certificat. Si les conditions ne le disent pas, demandez une pause par écrit. Un juge peut mettre fin au contrat si un imprévu le rend injuste.',
  },
  'nl.ask.bank-seized': {
    says: 'Une somme fixe doit rester libre sur votre compte, selon votre foyer. Demandez à la banque et à l’huissier quelle somme ils ont laissée. S’il reste trop peu pour vivre, envoyez la preuve de vos revenus. Demandez à l’huissier de corriger.',
  },
  'nl.ask.benefit-stopped': {
    says: 'Contestez dans les six semaines après la date de la décision. Les raisons peuvent suivre plus tard. Sans argent pour vivre, demandez tout de suite au juge une décision d’urgence (voorlopige voorziening). Demandez une avance à la commune.',
  },
  'nl.ask.home-sold': {
    says: 'Une vente ne met pas fin au bail : l’acheteur devient votre bailleur. Vous n’avez ni à signer ni à partir. Payez le nouveau propriétaire dès que vous avez une preuve écrite. Refusez par écrit un congé pour vente.',
  },
  'nl.ask.own-use': {
    says: 'Restez, et écrivez que vous n’êtes pas d’accord. Le bailleur doit prouver au juge un besoin personnel urgent, et que vous pouvez trouver un autre logement adapté. Le préavis est de trois à six mois. Si vous devez partir, demandez les frais de déménagement.',
  },
  'nl.ask.claim-yourself': {
    says: 'Écrivez une mise en demeure avec un dernier jour. Jusqu’à 25 000 €, allez devant le kantonrechter, sans avocat. Un huissier remet la citation (dagvaarding) et vous payez des frais de justice. Si vous gagnez, l’autre en rembourse la plus grande part.',
  },
  'nl.ask.parking-paid': {
    says: 'Envoyez la preuve du paiement. Est-ce une taxe de la commune (naheffingsaanslag) ? Contestez gratuitement auprès d’elle sous six semaines. Cela vient du CJIB ? Faites un recours gratuit auprès de l’officier van justitie sous six semaines.',
  },
  'nl.ask.fake-invoice': {
    says: 'Appelez tout de suite la banque et demandez le rappel du virement. Portez plainte. Depuis le 9 octobre 2025, la banque doit vérifier que nom et IBAN concordent. Si elle ne l’a pas fait, demandez le remboursement.',
  },
  'nl.ask.joint-account': {
    says: 'Notez le solde et les dates, et demandez à la banque de bloquer le compte ou d’exiger deux signatures. Votre part se réclame dans le divorce. Le juge peut ordonner des mesures urgentes. Voyez vite un avocat.',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'qui avait la voiture',
    says: 'L’amende va au titulaire de la plaque, qui que soit le conducteur, sans points. Vous y échappez seulement si l’auto était volée, louée ou déjà vendue. Faites alors un recours gratuit sous six semaines, avec preuve.',
  },
  'nl.ask.no-price-agreed': {
    says: 'Sans prix fixe, vous devez seulement un prix raisonnable. Un prix indicatif peut être dépassé de dix pour cent au plus sans avertissement. Demandez le détail des heures et pièces, payez le raisonnable et expliquez par écrit le refus du reste.',
  },
  'nl.ask.health-refused': {
    says: 'Demandez par écrit à l’assureur de revoir sa décision (heroverweging), avec une lettre du médecin. Il doit répondre sous quatre semaines. Après un non ou un silence, allez à la SKGZ, la commission des litiges d’assurance santé.',
  },
  'nl.ask.leave-home': {
    dependsOn: 'votre bail',
    says: 'Le locataire donne congé par écrit, en général un mois avant, sans raison. Un bail de deux ans ou moins peut en général finir plus tôt. Un bail fixe plus long vous lie, sauf sortie prévue. Gardez la preuve.',
  },
  'nl.ask.bailiff-car': {
    dependsOn: 's’il y a un jugement',
    says: 'Avec un jugement, l’huissier peut saisir une voiture ou des biens chers. Ce qu’il faut pour vivre et travailler est protégé, dans des limites. Pas de saisie si la vente ne paie même pas les frais. Écrivez pourquoi il vous faut la voiture, pour le travail ou des soins.',
  },
  'nl.ask.default-judgment': {
    says: 'Vous pouvez faire opposition (verzet), en général dans les quatre semaines de la remise du jugement ou d’un acte de votre part. Elle commence par une citation d’huissier, alors appelez un avocat ou le Juridisch Loket aujourd’hui. Un juge peut arrêter l’huissier entre-temps.',
  },
  'nl.ask.phone-sale': {
    says: 'Un contrat d’énergie, de téléphone ou d’autres services conclu par appel ne vous lie qu’après votre accord écrit. Ensuite, vous avez 14 jours pour annuler. Écrivez que vous ne l’acceptez pas.',
  },
  'nl.ask.unordered': {
    says: 'Vous ne devez rien pour ce que vous n’avez pas commandé, et n’avez rien à renvoyer. Écrivez une fois que vous n’avez rien commandé et demandez une preuve.',
  },
  'nl.ask.package-tour': {
    says: 'Si l’organisateur annule un voyage à forfait, vous êtes remboursé de tout en 14 jours. Vous pouvez refuser un bon. Si vous annulez, vous payez en général des frais justes, mais rien si des faits graves sur place empêchent le voyage.',
    dependsOn: 'qui a annulé et pourquoi',
  },
  'nl.ask.energy-bill': {
    says: 'Comparez les relevés et le prix avec votre contrat. Écrivez ce qui est faux et payez la part juste. Si cela échoue, allez à la Geschillencommissie Energie. Vous ne pouvez pas payer ? Demandez un plan avant un rappel.',
  },
  'nl.ask.child-contact': {
    says: 'Vous et votre enfant avez droit au contact. Parlez d’abord avec l’aide d’un médiateur ou de la commune, et notez les accords. Si cela échoue, un avocat demande au juge un règlement (omgangsregeling).',
  },
}
