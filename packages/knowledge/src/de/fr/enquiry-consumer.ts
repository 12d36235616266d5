/** Questions about faulty goods, private sales and tradespeople, and the first steps for buyers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_WORDS: Words = {
  'de.ask-buy.faulty': {
    says: 'Pendant deux ans dès la livraison, le vendeur doit gratuitement une réparation ou un échange, même si le magasin parle d’un an pour du neuf. Il ne peut vous renvoyer au fabricant. La première année, à lui de prouver que tout allait bien au départ. Écrivez avec un délai d’environ deux semaines. Sinon, prix réduit ou remboursement.',
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
  'de.ask-buy.private-sale': {
    says: 'Un vendeur privé peut exclure la garantie. Cela n’aide pas celui qui a caché un défaut ou promis quelque chose. Alors demandez réparation, baisse de prix ou remboursement. Gardez l’annonce et les messages. Sans exclusion, les deux ans entiers valent.',
    dependsOn: 'le contrat et ce qui a été caché',
  },
}
