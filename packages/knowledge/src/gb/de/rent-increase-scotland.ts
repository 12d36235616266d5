/** A notice of a higher rent in Scotland: the rent officer and the 21 days. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_SCOTLAND_DE: Words = {
  'gb.rent-rise.right-faulty-scotland': {
    says: 'Ohne amtliches Formular und drei volle Monate, oder vor Ablauf von 12 Monaten, ändert sich Ihre Miete nicht.',
  },
  'gb.rent-rise.step-scotland': {
    says: 'Ist es zu viel? Sagen Sie es dem Vermieter im Antwortteil des Schreibens und stellen Sie einen Antrag bei Rent Service Scotland.',
  },
  'gb.rent-rise.deadline-scotland': {
    says: 'Sie haben 21 Tage ab Erhalt des Schreibens. Wir zählen sicherheitshalber ab seinem Datum.',
    action: 'Rent Service Scotland um Prüfung der Miete bitten',
    consequence: 'Danach gilt die neue Miete ab ihrem Tag.',
  },
  'gb.rent-rise.option-scotland': {
    says: 'Ein Mietbeamter (rent officer) vergleicht Ihre Miete mit dem Markt. Danach können beide Seiten zum Gericht (tribunal).',
    title: 'Einen Beamten die Miete festsetzen lassen',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Er kann auch eine höhere Miete für fair halten.',
    bestFor: 'Ähnliche Wohnungen kosten weniger.',
  },
  'gb.rent-rise.not-yet-scotland': {
    says: 'Bis zu dem Tag im Schreiben schulden Sie nur die alte Miete. Ein Nein ist kein Rechtsgrund, Sie aus der Wohnung zu weisen.',
  },
  'gb.rent-rise.reality-scotland': {
    says: 'Der Mietbeamte (rent officer) schaut auf Mieten ähnlicher Wohnungen, nicht auf Ihr Geld. Sammeln Sie Anzeigen.',
  },
  'gb.rent-rise.right-leave-scotland': {
    says: 'Sie dürfen den Mietvertrag mit 28 Tagen Frist schriftlich und ohne Grund beenden. Gemeinsame Mieter tun es zusammen oder warnen einander vorher.',
  },
  'gb.rent-rise.step-adverts-scotland': {
    says: 'Notieren Sie den Tag, an dem das Schreiben kam: Davon laufen 21 Tage. Sammeln Sie Anzeigen und Fotos von Mängeln.',
  },
}
