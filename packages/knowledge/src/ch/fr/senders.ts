/** Organisations that often write to people in Switzerland: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_WORDS: Words = {
  'ch.sender.betreibungsamt': {
    says: 'C’est l’office public des poursuites. Il transmet des demandes sans vérifier si elles sont justes.',
    nextStep: 'Faites opposition dans les dix jours si vous contestez.',
  },
  'ch.sender.serafe': {
    says: 'Serafe encaisse la redevance radio et télévision pour l’État. Chaque ménage la doit, mais certaines personnes en sont exonérées.',
    nextStep: 'Vérifiez si vous êtes exonéré, ou demandez des acomptes.',
  },
  'ch.sender.intrum': {
    says: 'Intrum est une société de recouvrement privée. Ce n’est pas un office et elle ne peut rien saisir.',
    nextStep: 'Vérifiez la facture et contestez ses propres frais.',
  },
  'ch.sender.eos': {
    says: 'EOS est une société de recouvrement privée. Ce n’est pas un office et elle ne peut rien saisir.',
    nextStep: 'Vérifiez la facture et contestez ses propres frais.',
  },
}
