/** Organisations that often write to people in Belgium: the words in French. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COLLECTOR: RowWords = {
  complainTo: 'À la société d’abord, puis au SPF Économie.',
  nextStep: 'Vérifiez la dette et les frais plafonnés. Puis écrivez.',
}
const FIRM: RowWords = {
  says: 'C’est une entreprise privée. Elle doit envoyer un premier rappel gratuit et ne peut rien saisir.',
  complainTo: 'À l’entreprise d’abord, puis au médiateur gratuit.',
  nextStep: 'Vérifiez la facture et demandez un plan.',
}

export const SENDERS_WORDS: Words = {
  'be.sender.intrum': {
    ...COLLECTOR,
    says: 'Intrum est une société de recouvrement. Elle agit pour d’autres ou rachète des dettes. Ce n’est pas un tribunal et elle ne peut rien saisir seule.',
  },
  'be.sender.eos': {
    ...COLLECTOR,
    says: 'EOS Contentia est une société de recouvrement. Elle agit pour d’autres ou rachète des dettes. Ce n’est pas un tribunal et elle ne peut rien saisir seule.',
  },
  'be.sender.fiducre': {
    ...COLLECTOR,
    says: 'Fiducre est une société de recouvrement. Elle agit pour d’autres ou rachète des dettes. Ce n’est pas un tribunal et elle ne peut rien saisir seule.',
  },
  'be.sender.tcm': {
    ...COLLECTOR,
    says: 'TCM Belgium est une société de recouvrement. Elle agit pour d’autres ou rachète des dettes. Ce n’est pas un tribunal et elle ne peut rien saisir seule.',
  },
  'be.sender.spf-finances': {
    says: 'C’est l’administration fédérale des impôts. Elle peut saisir sans juge et accepte souvent un plan.',
    nextStep: 'Demandez un plan sur MyMinfin avant la date.',
  },
  'be.sender.justice-peace': {
    says: 'C’est un vrai tribunal. Ses papiers ont une date à ne pas manquer.',
    nextStep: 'Allez à la première audience et demandez un avocat gratuit.',
  },
  'be.sender.bailiff': {
    says: 'Un huissier remet les actes et exécute les jugements. Avant un jugement, il peut seulement demander.',
    nextStep: 'Demandez quel jugement il a, et le décompte.',
  },
  'be.sender.engie': FIRM,
  'be.sender.luminus': FIRM,
  'be.sender.eneco': FIRM,
  'be.sender.proximus': FIRM,
  'be.sender.telenet': FIRM,
  'be.sender.orange': FIRM,
  'be.sender.voo': FIRM,
}
