/** Questions sur abonnements, cotisations, cautions, police et aide, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_FR: Words = {
  'jp.ask.subscription': {
    says: 'Gardez l’écran de commande et les mails. Résiliez par la voie indiquée et gardez la preuve. Si le dernier écran vous a trompé, vous pouvez annuler. Appelez le 188.',
  },
  'jp.ask.credit-stop': {
    says: 'Écrivez à l’organisme de crédit que vous arrêtez de payer et pourquoi (支払停止の抗弁). Cela vaut pour des paiements étalés sur plus de deux mois, dès 40 000 yens. Gardez les preuves et écrivez aussi au vendeur. Appelez le 188.',
  },
  'jp.ask.free-lawyer': {
    says: 'Appelez Houterasu (法テラス). Avec peu de revenus, vous avez trois consultations gratuites par affaire, et l’avance des honoraires en petites mensualités. Après une arrestation, demandez l’avocat de permanence (当番弁護士), une fois gratuit.',
  },
  'jp.ask.paid-scammer': {
    says: 'Appelez votre banque pour faire bloquer le compte destinataire. Appelez la police (#9110) puis le 188. Si vous avez donné votre carte, faites-la bloquer. L’argent restant peut être partagé entre les victimes.',
  },
  'jp.ask.bankruptcy-family': {
    says: 'Votre famille ne doit rien, mais une caution doit payer. Vous gardez l’essentiel et jusqu’à 990 000 yens en espèces. Maison et voiture chère sont souvent vendues. Peu de métiers sont fermés quelques mois. Impôts et pension restent.',
    dependsOn: 'ce que vous possédez et qui s’est porté caution',
  },
  'jp.ask.divorce': {
    says: 'Si vous êtes d’accord, déposez l’acte à la mairie. Sinon, commencez par la conciliation (調停) au tribunal des affaires familiales. Réglez par écrit enfants, pension, logement et épargne. Depuis avril 2026, l’autorité parentale peut rester commune. Le partage se demande pendant cinq ans.',
  },
  'jp.ask.cancel-fee': {
    says: 'Ce qui dépasse la perte moyenne de l’entreprise est nul. Demandez l’explication du montant. Appelez le 188 avant de payer.',
    dependsOn: 'le contrat et le moment de l’annulation',
  },
  'jp.ask.nhk': {
    says: 'Sans appareil, pas de contrat, et vous pouvez y mettre fin. Les redevances de plus de cinq ans peuvent être prescrites, mais dites-le avant de payer.',
    dependsOn: 'si vous avez un appareil qui reçoit NHK',
  },
  'jp.ask.pension': {
    says: 'Demandez à la mairie une exonération ou un report (免除・納付猶予). Cela remonte à deux ans et un mois et garde votre droit à l’invalidité. Sinon, une saisie est possible.',
  },
  'jp.ask.health-premium': {
    says: 'Allez à la mairie avant la date. Demandez le tarif réduit (faible revenu, perte d’emploi), une remise (減免) ou des parts. Apportez des preuves. Demandez quels soins restent couverts.',
  },
  'jp.ask.illegal-lender': {
    says: 'Un prêt à plus de 109,5 % par an est nul, et prêter sans agrément est un délit. N’empruntez plus. Gardez les messages et voyez aujourd’hui la police (#9110) et un avocat.',
  },
  'jp.ask.student-loan': {
    says: 'Appelez JASSO avant de nouveaux retards. Demandez des mensualités réduites (減額返還) ou un report (返還期限猶予) si vous gagnez peu, êtes malade ou sans emploi. Une caution peut être sollicitée : prévenez-la.',
  },
  'jp.ask.guarantor': {
    says: 'Une caution solidaire (連帯保証人) doit comme le débiteur. Demandez l’acte signé et le solde. Sans écrit, ou sans plafond pour une caution ouverte, elle est nulle. Voyez un avocat avant de payer.',
    dependsOn: 'ce que vous avez signé',
  },
  'jp.ask.police': {
    says: 'Vous n’êtes pas obligé de parler. Sans arrestation, vous pouvez refuser ou partir. Vous pouvez appeler un avocat à tout moment. Après une arrestation, la première visite de l’avocat de permanence (当番弁護士) est gratuite. Ne signez rien de faux.',
  },
  'jp.ask.stay': {
    says: 'Déposez la demande avant le dernier jour. Vous pouvez alors rester jusqu’à la réponse, deux mois de plus au maximum. Si vous quittez l’emploi, dites-le en 14 jours. En cas de refus, demandez le motif et voyez vite un avocat.',
  },
  'jp.ask.welfare': {
    says: 'Vous pouvez demander l’aide sociale à votre mairie, même avec un logement, un emploi ou des dettes. On doit prendre la demande et répondre en 14 jours, 30 au plus. Contre un refus, vous avez trois mois.',
  },
  'jp.ask.not-delivered': {
    says: 'Écrivez avec un dernier jour, par exemple une semaine. Si rien ne vient, annulez et exigez tout l’argent. Payé par carte ? Demandez à la carte de l’arrêter. Viré et sans réponse ? C’est peut-être une fausse boutique : appelez aujourd’hui la banque et la police (#9110), puis le 188.',
  },
  'jp.ask.gym-ill': {
    says: 'Résiliez par écrit avec un certificat médical. Des frais au-dessus de la perte moyenne de la société sont nuls : demandez le calcul. Une clause qui ne vous laisse jamais partir peut aussi être nulle. Beaucoup de clubs offrent une pause. Appelez le 188 avant de payer.',
  },
  'jp.ask.long-service': {
    says: 'Cela vaut au-dessus de 50 000 yens et de plus d’un mois pour les soins de beauté, deux mois pour le reste. Pendant huit jours après réception du papier, vous annulez par lettre ou e-mail, gratuitement. Après, vous pouvez arrêter à tout moment. Un soin commencé coûte au plus 20 000 yens ou 10 % du reste, le plus bas.',
  },
  'jp.ask.private-parking': {
    says: 'Un privé ne peut pas donner d’amende. Vous devez le prix du parking et sa vraie perte, pas une somme inventée sur un panneau. Un montant bien plus haut peut être nul. Ne payez pas sur place. Demandez par écrit photos, heures et calcul. Appelez le 188.',
  },
  'jp.ask.bank-pays-back': {
    says: 'Pour une carte falsifiée ou volée, la loi oblige la banque à rembourser, moins en cas d’imprudence. La banque en ligne n’est pas dans cette loi, mais les banques ont promis de payer les particuliers sans faute. Prévenez aussitôt banque et police : souvent seuls les 30 derniers jours comptent. En cas de refus, appelez le conseil des banques.',
    dependsOn: 'comment l’argent est parti et votre prudence',
  },
  'jp.ask.insurer-refuses': {
    says: 'Demandez par écrit quelle clause ils invoquent et envoyez des preuves. Le paiement est dû dans un délai juste. Ensuite, un organisme gratuit aide : そんぽADRセンター pour les dommages, 生命保険相談所 pour vie et santé. Les droits finissent souvent après trois ans. N’acceptez pas vite une petite somme.',
  },
  'jp.ask.phone-contract': {
    says: 'Dans les huit jours après le papier du contrat, vous pouvez souvent annuler sans pénalité (初期契約解除 ou 確認措置). L’installation peut être due. Pour les contrats dès juillet 2022, partir coûte au plus un mois. Le reste d’un téléphone payé en plusieurs fois est dû. Appelez le 188 si on vous a trompé.',
  },
  'jp.ask.allowance-back': {
    says: 'Demandez la décision par écrit, avec motif et calcul. Si elle est fausse, demandez un réexamen (審査請求) dans les trois mois. Le papier dit où. Si elle est juste, demandez de petites parts. Si vous aviez tout déclaré à temps, montrez-le. Appelez Houterasu.',
  },
  'jp.ask.fine-cannot-pay': {
    says: 'Une petite amende (反則金) impayée devient une affaire pénale. Une amende du tribunal (罰金) impayée peut mener à des jours de travail en détention. Appelez donc aussitôt le parquet et demandez des parts ou du temps. Montrez revenus et frais. N’ignorez pas les lettres.',
  },
  'jp.ask.divorce-money': {
    says: 'Ce que vous avez bâti ensemble dans le mariage se partage, en règle par moitié, quel que soit le nom. Vos biens d’avant ou hérités restent à vous. Pour un divorce dès avril 2026, vous avez cinq ans. Demandez aussi le partage de la retraite (年金分割). Sans accord, allez au tribunal de la famille.',
  },
  'jp.ask.car-accident': {
    says: 'Prévenez la police et voyez aussitôt un médecin. Pour les blessures, réclamez directement à l’assurance obligatoire de l’autre (自賠責, 被害者請求). Sans assurance ou après une fuite, l’État paie (政府保障事業). Voyez aussi votre police. Ne signez rien vite : aide gratuite au 日弁連交通事故相談センター.',
  },
  'jp.ask.stalking': {
    says: 'En danger, appelez le 110. Sinon le #9110 ou la police aujourd’hui. Elle peut avertir la personne ; une interdiction (禁止命令) peut suivre, et la violer est un délit. Gardez messages, heures et photos. Ne rencontrez pas, ne répondez pas. Prévenez famille et travail. La police aide avec rondes et refuge.',
  },
  'jp.ask.pension-decision': {
    says: 'Demandez un réexamen (審査請求) à l’examinateur (社会保険審査官) dans les trois mois. C’est gratuit. Demandez les papiers médicaux utilisés et envoyez un nouveau rapport. Ensuite, deux mois pour un second réexamen ou six pour le tribunal. Un spécialiste (社労士) peut aider.',
  },
  'jp.ask.violence': {
    says: 'En danger, appelez le 110. Appelez gratuitement le #8008 ou le 0120-279-889 (DV相談+). Un centre peut vous donner un refuge. Un tribunal peut interdire l’approche ou éloigner la personne ; le violer est un délit. Gardez photos et certificat. La ville peut cacher votre adresse. Vous pouvez emmener les enfants.',
  },
  'jp.ask.contact': {
    says: 'Parent et enfant peuvent se voir (親子交流) selon le bien de l’enfant. Sans accord, demandez une médiation (調停) au tribunal de la famille. Si la décision n’est pas suivie, il peut rappeler gratuitement (履行勧告) ou ordonner de l’argent (間接強制). Payez la pension quand même. Ne prenez pas l’enfant vous-même.',
  },
  'jp.ask.parents-debt': {
    says: 'Nul ne doit le prêt d’un parent, sauf qui a signé comme garant (保証人). Un prêteur ne peut presser la famille : refusez par écrit. Ne signez et ne payez rien. Après un décès, on hérite aussi des dettes : renoncez (相続放棄) dans les trois mois au tribunal de la famille.',
  },
  'jp.ask.online-insult': {
    says: 'Gardez d’abord des captures avec adresse et heure. Demandez le retrait à la plateforme. Un tribunal peut faire nommer l’auteur (発信者情報開示), mais les données restent souvent trois à six mois : voyez vite un avocat. Vous pouvez demander de l’argent. Pour une plainte pénale, six mois dès que vous savez qui c’est.',
  },
  'jp.ask.overpaid-interest': {
    says: 'Si vous avez emprunté avant juin 2010 à plus de 15 à 20 % par an, vous avez peut-être trop payé. Demandez l’historique (取引履歴) : il doit être donné. Souvent dix ans dès le dernier paiement, cinq dès que vous savez pour ceux depuis avril 2020. Rare pour les prêts depuis 2010. Demandez à Houterasu.',
  },
  'jp.ask.child-purchase': {
    says: 'Les contrats d’un enfant de moins de 18 ans sans accord des parents s’annulent. Pas pour l’argent de poche, ni s’il a trompé sur son âge. Un clic « plus de 18 ans » n’est pas toujours une tromperie. Écrivez aussitôt à la boutique, à Apple ou Google et à la carte, avec âge et dates. Appelez le 188.',
  },
  'jp.ask.card-misuse': {
    says: 'Appelez aussitôt la société de la carte et bloquez. Selon ses conditions, elle reprend le plus souvent l’abus, jusqu’à 60 jours avant l’appel, si vous n’étiez pas négligent avec le code. Portez plainte et notez le numéro. Contestez chaque débit par écrit. En cas de refus, appelez le 188.',
  },
  'jp.ask.builder-overcharge': {
    says: 'Le prix convenu vaut. Tout travail en plus exige d’abord votre oui. Demandez une facture détaillée, payez le convenu et contestez le reste par écrit. Sont-ils venus chez vous, ou était-ce bien plus cher que la publicité ? Alors huit jours pour annuler (クーリング・オフ) peuvent valoir. Ne payez pas sous pression ; appelez le 188.',
  },
}
