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
}
