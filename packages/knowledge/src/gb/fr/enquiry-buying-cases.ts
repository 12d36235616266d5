/** Questions sur les achats, cas particuliers : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUYING_CASES_FR: Words = {
  'gb.ask-consumer.dealer-car-30-days': {
    says: 'Oui. Si elle avait un défaut à la vente, vous pouvez la rendre dans les 30 jours et récupérer tout l’argent. Écrivez aujourd’hui au vendeur (dealer). « Sold as seen » (vendu en l’état) n’enlève pas ce droit, et vous n’avez pas à accepter la moitié.',
  },
  'gb.ask-consumer.repair-first-30-days': {
    says: 'Non. Dans les 30 premiers jours, vous pouvez rendre un bien avec un défaut et récupérer tout l’argent. Si vous choisissez une réparation, ces jours s’arrêtent pendant ce temps. Écrivez au vendeur.',
  },
  'gb.ask-consumer.faulty-29-days': {
    says: 'Oui, si vous l’avez dit au vendeur dans les 30 jours après l’avoir reçu. La loi donne 30 jours pour rendre un bien avec un défaut, pas 28, et sans réparation d’abord. Écrivez aujourd’hui au vendeur avec les deux dates.',
  },
  'gb.ask-consumer.shop-or-maker': {
    says: 'C’est au magasin de régler le problème, pas au fabricant. Demandez-lui une réparation ou un échange, puis un remboursement ou une baisse de prix si cela échoue. Après six mois, vous devez peut-être montrer que le défaut était là au début.',
  },
  'gb.ask-consumer.music-licence': {
    says: 'Si des clients ou le personnel entendent la radio, il vous faut leur licence. Si vous n’en jouez pas, ou seulement de la musique sans licence, écrivez-le. Cela doit être vrai, et gardez une preuve.',
    dependsOn: 'si quelqu’un d’autre que vous peut l’entendre',
  },
  'gb.ask-consumer.faulty-months': {
    says: 'Oui, mais le vendeur peut d’abord réparer ou échanger. Si cela échoue, vous pouvez avoir un remboursement ou une baisse de prix. Dans les six premiers mois, le défaut compte comme présent au début, sauf si le vendeur montre le contraire.',
  },
  'gb.ask-consumer.parcel-wrong-door': {
    says: 'Le vendeur doit vous rembourser ou en envoyer un autre. Il doit faire arriver les biens à vous ou à une personne que vous avez nommée. Le livreur travaille pour le vendeur, pas pour vous. Si le vendeur refuse et que vous avez payé plus de £100 par carte de crédit, demandez à la société de la carte.',
  },
  'gb.ask-consumer.cancel-service-14-days': {
    says: 'Oui, le plus souvent. Un service acheté en ligne ou par téléphone peut être annulé dans les 14 jours après l’inscription, sans raison. Écrivez aujourd’hui. Si vous avez demandé un début immédiat, vous payez seulement les jours utilisés.',
  },
  'gb.ask-consumer.cancel-at-home': {
    says: 'Pour la plupart des contrats faits chez vous, vous pouvez annuler dans les 14 jours, et plus longtemps s’ils ne vous l’ont pas dit. Les choses sur mesure sont exclues. Écrivez-leur aujourd’hui.',
    dependsOn: 'si les biens sont faits à vos propres mesures',
  },
  'gb.ask-consumer.ordered-never-came': {
    says: 'Écrivez au vendeur. Il devait livrer dans les 30 jours, sauf autre jour convenu. Fixez une dernière date juste ; s’il la manque, vous pouvez annuler et devez tout récupérer. Pour plus de £100 par carte de crédit, l’émetteur de la carte est aussi responsable.',
  },
  'gb.ask-consumer.small-claim': {
    says: 'Écrivez d’abord avec la somme, vos preuves et un délai juste. Ensuite vous pouvez agir sur GOV.UK (make a court claim for money). Jusqu’à £10,000, c’est en général la voie des petits litiges (small claims track), sans avocat. Il y a des frais ; une aide est possible.',
  },
  'gb.ask-consumer.builder-vanished': {
    says: "Écrivez avec une date limite : finir les travaux ou rendre l'argent. Puis demandez en ligne ; une petite demande va jusqu'à £10,000 (£5,000 en Écosse). Si vous avez payé plus de £100 par carte de crédit, réclamez aussi à la carte. Si c'était une ruse dès le début, signalez la fraude.",
  },
}
