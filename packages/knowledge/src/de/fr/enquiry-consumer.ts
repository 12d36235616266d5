/** Questions about things bought, trips, tradespeople and formal warnings. `asks` holds the words people type, in German and English: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_WORDS: Words = {
  'de.ask-buy.withdraw': {
    says: 'En ligne, par téléphone ou à la porte : 14 jours, dès la livraison pour un objet. En magasin, seulement s’il est défectueux ou si le magasin accepte.',
    dependsOn: 'comment vous avez acheté',
  },
  'de.ask-buy.faulty': {
    says: 'Pendant deux ans, vous pouvez demander au vendeur réparation ou échange. La première année, le vendeur doit prouver que tout allait bien au début.',
  },
  'de.ask-buy.not-delivered': {
    says: 'Fixez par écrit une dernière date au magasin. Rétractez-vous ensuite et demandez votre argent. Le risque de l’envoi est pour le magasin.',
  },
  'de.ask-buy.abmahnung': {
    says: 'Ne signez pas leur formulaire. Demandez conseil avant la date, par exemple pour une promesse modifiée. Pour un particulier, les frais d’avocat sont plafonnés.',
  },
  'de.ask-buy.step-proof': {
    says: 'Écrivez, n’appelez pas. Gardez la preuve de ce que vous avez envoyé et quand.',
  },
  'de.ask-buy.step-centre': { says: 'Demandez l’aide de la Verbraucherzentrale de votre Land.' },
  'de.ask-buy.right-fair': { says: 'Les petites clauses qui vous traitent mal n’ont pas d’effet.' },
  'de.ask-buy.guide-contract': { says: 'Trouvez le contrat, la date et les petites clauses.' },
  'de.ask-buy.guide-deadline': {
    says: 'Nommez le défaut et fixez un jour. Après, vous pouvez demander votre argent.',
  },
  'de.ask-buy.guide-right-withdraw': {
    says: 'On peut se rétracter en 14 jours des contrats en ligne, par téléphone ou à la porte.',
  },
  'de.ask-buy.guide-right-fault': { says: 'Le vendeur répond des défauts pendant deux ans.' },
  'de.ask-buy.guide-right-button': {
    says: 'Les contrats en ligne exigent un bouton de résiliation sur le site.',
  },
  'de.ask-buy.guide-option-centre': {
    title: 'Centre de consommateurs ou médiation',
    says: 'Demandez à la Verbraucherzentrale ou à l’organe de médiation de la branche.',
    cost: 'Gratuit ou un petit montant.',
    time: 'Des jours ou des semaines.',
    risk: 'Aucun.',
    bestFor: 'L’entreprise ne répond pas ou dit non.',
  },
  'de.ask-buy.paid-not-sent': {
    says: 'Fixez par écrit un dernier délai, environ deux semaines. Ensuite, retirez-vous du contrat et exigez tout l’argent. Demandez tout de suite à la banque, à la carte ou à PayPal de rappeler le paiement. Une fausse boutique ? Portez plainte en ligne aujourd’hui.',
  },
  'de.ask-buy.return-cost': {
    says: 'Un achat en ligne se renvoie dans les 14 jours après livraison. Vous payez le renvoi seulement si la boutique vous l’a dit avant. Sous 14 jours, elle doit rendre le prix et l’envoi normal que vous avez payé.',
  },
  'de.ask-buy.trade-emergency': {
    says: 'Sans prix convenu, seul le prix local usuel est dû. Un prix de plus du double peut être nul. Demandez une facture avec heures et pièces, payez la part juste et contestez le reste par écrit. Si on vous menace à la porte, appelez le 110.',
  },
  'de.ask-buy.package-tour': {
    says: 'Avant le départ vous pouvez toujours annuler, mais payez souvent des frais qui doivent être justes. C’est gratuit si un événement grave sur place empêche le voyage. Signalez les défauts sur place tout de suite, avec preuves. Vous pouvez alors réclamer une part du prix pendant deux ans.',
    dependsOn: 'quand et pourquoi vous annulez, ou le défaut',
  },
  'de.ask-buy.private-sale': {
    says: 'Un vendeur privé peut exclure la garantie. Cela n’aide pas celui qui a caché un défaut ou promis quelque chose. Alors demandez réparation, baisse de prix ou remboursement. Gardez l’annonce et les messages. Sans exclusion, les deux ans entiers valent.',
    dependsOn: 'le contrat et ce qui a été caché',
  },
}
