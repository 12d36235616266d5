/** Organisations that often write to people in Germany: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_WORDS: Words = {
  'de.sender.eos': {
    says: 'EOS est un des plus grands groupes de recouvrement. Il appartient au groupe Otto. Il achète aussi des dettes.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.riverty': {
    says: 'Riverty est un groupe de paiement et de recouvrement de Bertelsmann. Il gère aussi « acheter maintenant, payer plus tard » pour des magasins.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.paigo': {
    says: 'Paigo est une société de recouvrement du groupe Riverty.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.infoscore': {
    says: 'infoscore est une société de recouvrement. Ses lettres portent souvent sur des titres de transport, des magasins et des contrats de téléphone.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.pair': {
    says: 'PAIR Finance est une société de recouvrement de Berlin qui écrit surtout par e-mail et message.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.creditreform': {
    says: 'Creditreform est un réseau de firmes locales de recouvrement et de renseignements sur les entreprises.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.coeo': {
    says: 'coeo est une société de recouvrement. Elle écrit souvent par e-mail et message.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.real': {
    says: 'REAL Solution est une société de recouvrement de Hambourg.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.lowell': {
    says: 'Lowell encaisse pour d’autres et achète de vieilles dettes. Demandez à qui est la dette.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.intrum': {
    says: 'Intrum encaisse pour d’autres et achète de vieilles dettes. Demandez à qui est la dette.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.hoist': {
    says: 'Hoist Finance achète de vieilles dettes bancaires. Demandez la preuve que la vôtre est à elle.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.tesch': {
    says: 'TESCH mediafinanz est une société de recouvrement, souvent pour des boutiques en ligne.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.universum': {
    says: 'Universum est une société de recouvrement de Francfort.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.alektum': {
    says: 'Alektum encaisse et achète des dettes de consommateurs, souvent de téléphone et de paiement différé.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.bid': {
    says: 'BID est une société de recouvrement de Bavière.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.diagonal': {
    says: 'Diagonal Inkasso est une société de recouvrement.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.atriga': {
    says: 'atriga est une société de recouvrement.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.culpa': {
    says: 'CULPA Inkasso est une société de recouvrement. Elle réclame souvent de petites sommes.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'L’Office fédéral de la justice (Bundesamt für Justiz), qui surveille le recouvrement.',
    nextStep:
      'Vérifiez la demande. Puis écrivez, contestez ou demandez le contrat et chaque frais.',
  },
  'de.sender.ksp': {
    says: 'KSP est un cabinet d’avocats de Hambourg qui recouvre des dettes et envoie des mises en demeure pour des images. Ce n’est pas un tribunal.',
    regulator: 'l’ordre des avocats (Rechtsanwaltskammer)',
    complainTo: 'L’ordre des avocats (Rechtsanwaltskammer) de son ressort.',
    nextStep: 'Vérifiez la demande. Puis contestez-la, ou demandez le contrat et chaque frais.',
  },
  'de.sender.haas': {
    says: 'Un cabinet d’avocats qui recouvre des dettes pour beaucoup d’entreprises. Ce n’est pas un tribunal.',
    regulator: 'l’ordre des avocats (Rechtsanwaltskammer)',
    complainTo: 'L’ordre des avocats (Rechtsanwaltskammer) de son ressort.',
    nextStep: 'Vérifiez la demande. Puis contestez-la, ou demandez le contrat et chaque frais.',
  },
  'de.sender.frommer': {
    says: 'Frommer Legal, autrefois Waldorf Frommer, est un cabinet d’avocats de Munich. Il met en demeure pour des films et de la musique partagés en ligne.',
    regulator: 'l’ordre des avocats (Rechtsanwaltskammer)',
    complainTo: 'L’ordre des avocats (Rechtsanwaltskammer) de son ressort.',
    nextStep: 'Ne signez pas son formulaire. Demandez conseil avant sa date.',
  },
  'de.sender.ippc': {
    says: 'Un cabinet d’avocats de Berlin qui met en demeure pour des films et des jeux partagés en ligne.',
    regulator: 'l’ordre des avocats (Rechtsanwaltskammer)',
    complainTo: 'L’ordre des avocats (Rechtsanwaltskammer) de son ressort.',
    nextStep: 'Ne signez pas son formulaire. Demandez conseil avant sa date.',
  },
  'de.sender.nimrod': {
    says: 'Un cabinet d’avocats de Berlin qui met en demeure pour des jeux partagés en ligne.',
    regulator: 'l’ordre des avocats (Rechtsanwaltskammer)',
    complainTo: 'L’ordre des avocats (Rechtsanwaltskammer) de son ressort.',
    nextStep: 'Ne signez pas son formulaire. Demandez conseil avant sa date.',
  },
}
