/** Antworten zu Miete und Wohnung auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_DE: Words = {
  'de.ask-home.evict-now': {
    says: 'Nein. Der Vermieter muss zuerst klagen und gewinnen. Nur der Gerichtsvollzieher darf räumen. Bei Gefahr rufen Sie 110.',
  },
  'de.ask-home.rent-debt-notice': {
    says: 'Zahlen Sie alle Schulden jetzt oder beantragen Sie die Übernahme bei Jobcenter oder Sozialamt. Bis zwei Monate nach Zustellung der Klage wird die fristlose Kündigung so unwirksam.',
  },
  'de.ask-home.own-need': {
    says: 'Lassen Sie es prüfen. Im Brief muss stehen, wer die Wohnung braucht und warum. Bei Härte widersprechen Sie bis zwei Monate vor Ende.',
  },
  'de.ask-home.landlord-period': {
    says: 'Sie als Mieter: drei Monate. Der Vermieter: drei, nach fünf Jahren sechs, nach acht Jahren neun, und nur mit Grund.',
    dependsOn: 'wer kündigt und wie lange Sie dort wohnen',
  },
  'de.ask-home.email-notice': {
    says: 'Nein. Eine Wohnungskündigung braucht Papier und Unterschrift von Hand, vom Vermieter und von Ihnen.',
  },
  'de.ask-home.rent-rise': {
    says: 'Sie haben bis Ende des zweiten Monats Zeit. Höchstens die ortsübliche Miete und 20 % in drei Jahren, in vielen Städten 15 %. Nicht vorschnell unterschreiben.',
    dependsOn: 'die ortsübliche Miete und die letzte Erhöhung',
  },
  'de.ask-home.running-costs': {
    says: 'Sie muss binnen zwölf Monaten nach dem Jahr da sein. Sie haben zwölf Monate für Einwände und dürfen vorher Belege sehen.',
    dependsOn: 'ob die Abrechnung rechtzeitig kam und stimmt',
  },
  'de.ask-home.deposit': {
    says: 'Höchstens drei Nettomieten, in drei Raten. Nach dem Auszug darf der Vermieter einige Monate prüfen und muss dann den Rest zahlen.',
    dependsOn: 'was noch offen ist',
  },
  'de.ask-home.defects': {
    says: 'Melden Sie den Mangel schriftlich mit Frist. Solange er besteht, ist die Miete gemindert. Zahlen Sie zur Sicherheit unter Vorbehalt.',
  },
  'de.ask-home.landlord-enters': {
    says: 'Der Vermieter darf ohne Ihr Ja nicht hinein und keinen Schlüssel behalten. Bei gutem Grund und Anmeldung müssen Sie eine Besichtigung erlauben.',
  },
  'de.ask-home.sold': {
    says: 'Ein Verkauf beendet die Miete nicht. Der neue Eigentümer tritt in den Vertrag ein. Nach Umwandlung gilt eine Sperre von drei bis zehn Jahren.',
  },
  'de.ask-home.rent-brake': {
    says: 'Wo sie gilt, darf eine neue Miete höchstens 10 % über der ortsüblichen liegen. Rügen Sie schriftlich. Sie ist bis Ende 2029 möglich.',
    dependsOn: 'ob die Mietpreisbremse in Ihrer Stadt gilt und wann Sie eingezogen sind',
  },
  'de.ask-home.sublet': {
    says: 'Für einen Teil der Wohnung können Sie Erlaubnis verlangen, wenn ein guter Grund später entstand. Fragen Sie vorher schriftlich.',
    dependsOn: 'ob Sie einen guten Grund haben und vorher fragen',
  },
  'de.ask-home.eviction-date': {
    says: 'Gehen Sie heute zur Wohnungssicherung Ihrer Stadt und zum Anwalt. Der Antrag beim Gericht (§ 765a ZPO) muss zwei Wochen vorher da sein.',
  },
  'de.ask-home.moving-costs': {
    says: 'Starre Fristen und Pflichten beim Auszug sind oft unwirksam. War die Wohnung beim Einzug unrenoviert, müssen Sie meist nicht streichen.',
    dependsOn: 'Ihr Vertrag und der Zustand beim Einzug',
  },
  'de.ask-home.step-check': {
    says: 'Lassen Sie jede Kündigung vom Mieterverein prüfen, bevor Sie unterschreiben oder ausziehen.',
  },
  'de.ask-home.step-pay': {
    says: 'Zahlen Sie weiter Miete. Bei Rückstand gehen Sie sofort zu Jobcenter oder Sozialamt.',
  },
  'de.ask-home.right-court': {
    says: 'Sie dürfen bleiben, bis ein Gericht entscheidet und der Gerichtsvollzieher kommt.',
  },
  'de.ask-home.guide-objection': {
    says: 'Widersprechen Sie wegen Härte in Textform zwei Monate vor Ende der Miete.',
  },
  'de.ask-home.guide-loan': {
    says: 'Beantragen Sie bei Jobcenter oder Sozialamt die Übernahme von Mietschulden als Darlehen.',
  },
  'de.ask-home.guide-benefit': { says: 'Prüfen Sie Wohngeld. Es gilt ab dem Monat des Antrags.' },
  'de.ask-home.guide-right-reason': {
    says: 'Ein Vermieter braucht einen gesetzlichen Grund in einem unterschriebenen Brief auf Papier.',
  },
  'de.ask-home.guide-right-cure': {
    says: 'Rechtzeitige volle Zahlung macht eine fristlose Kündigung unwirksam, einmal in zwei Jahren.',
  },
  'de.ask-home.guide-right-bill': {
    says: 'Sie dürfen die Belege der Nebenkostenabrechnung sehen.',
  },
  'de.ask-home.guide-option-help': {
    says: 'Lassen Sie Brief und Vertrag prüfen.',
    title: 'Mieterverein oder Anwalt',
    cost: 'Jahresbeitrag oder Beratungsschein.',
    time: 'Diese Woche.',
    risk: 'Keins.',
    bestFor: 'Jeder zweifelhafte Brief vom Vermieter.',
  },
  'de.ask-home.guide-warn': {
    says: 'Hören Sie nicht einfach auf zu zahlen. Zahlen Sie unter Vorbehalt und holen Sie Rat.',
  },
  'de.ask-home.tenant-leaves': {
    says: 'Drei Monate, wenn Ihr unterschriebener Brief bis zum dritten Werktag da ist. Bitten Sie den Vermieter schriftlich um ein früheres Ende.',
    dependsOn: 'ob der Vermieter früher zustimmt',
  },
  'de.ask-home.power-off-landlord': {
    says: 'Der Vermieter darf Wasser, Heizung oder Strom nicht abstellen, um Sie loszuwerden. Ein Gericht stoppt das in Tagen (einstweilige Verfügung).',
  },
  'de.ask-home.deposit-not-back': {
    says: 'Fordern Sie schriftlich die Abrechnung und das Geld mit Zinsen und setzen Sie zwei Wochen. Eine feste Frist nennt das Gesetz nicht. Nach sechs Monaten sind Ansprüche wegen Schäden verjährt, er kann aber oft noch aufrechnen. Für offene Nebenkosten darf ein kleiner Teil bleiben. Danach beantragen Sie einen Mahnbescheid.',
  },
  'de.ask-home.rent-rise-agree': {
    says: 'Mehr als das Gesetz erlaubt, müssen Sie nicht zustimmen. Das ist die ortsübliche Miete, höchstens 20 % in drei Jahren, in vielen Städten 15 %. Das Schreiben muss Gründe nennen. Bis zum Ende des zweiten Monats nach Zugang können Sie ganz, zum Teil oder nicht zustimmen. Dann muss der Vermieter klagen.',
  },
  'de.ask-home.noise': {
    says: 'Reden Sie zuerst und führen Sie ein Lärmprotokoll mit Tag und Uhrzeit. Melden Sie es dem Vermieter schriftlich: Er muss handeln, und die Miete kann solange gemindert sein. Nachts rufen Sie Polizei oder Ordnungsamt. Zuletzt kann ein Gericht es verbieten; in manchen Ländern kommt zuerst eine Schlichtung.',
  },
  'de.ask-home.broker': {
    says: 'Bei Mietwohnungen zahlt, wer den Makler bestellt. Sie zahlen nur, wenn Sie ihn schriftlich oder per E-Mail beauftragt haben und er die Wohnung nur für Sie gesucht hat. Anderes ist unwirksam. Gezahltes Geld können Sie zurückfordern, meist drei Jahre lang.',
  },
  'de.ask-home.wear': {
    says: 'Was sich durch normales Wohnen abnutzt, müssen Sie nicht zahlen: vergilbte Wände, übliche Dübellöcher, Laufspuren im Boden. Das deckt die Miete. Nur echte Schäden zahlen Sie, und nur zum heutigen Wert. Verlangen Sie Belege und Rechnungen.',
  },
  'de.ask-home.pets': {
    says: 'Ein Mietvertrag darf Hunde und Katzen nicht allgemein verbieten. Der Vermieter muss abwägen: Größe, Wohnung, Nachbarn, Ihre Gründe. Fragen Sie vorher schriftlich. Kleintiere in Käfig oder Aquarium brauchen keine Erlaubnis. Fehlt ein fairer Grund für das Nein, entscheidet das Gericht.',
    dependsOn: 'das Tier, die Wohnung und die Gründe beider Seiten',
  },
  'de.ask-home.cannot-pay-rent': {
    says: 'Handeln Sie, bevor zwei Monatsmieten offen sind: Dann darf der Vermieter fristlos kündigen. Zahlen Sie Miete zuerst und bitten Sie schriftlich um Raten. Jobcenter oder Sozialamt können die Schulden übernehmen, auch wenn Sie arbeiten. Beantragen Sie Wohngeld. Die Wohnungssicherung Ihrer Stadt hilft kostenlos.',
  },
  'de.ask-home.notice-received': {
    says: 'Bleiben Sie ruhig: Nur ein Gericht kann Sie räumen lassen. Prüfen Sie Papier, Unterschrift und Grund. Fehlen zwei Mieten? Zahlen Sie sofort alles; das kann die fristlose Kündigung beseitigen. Sonst widersprechen Sie bei Härte schriftlich bis zwei Monate vor Ende. Gehen Sie bald zum Mieterverein oder Anwalt.',
  },
  'de.ask-home.mould-leave': {
    says: 'Fristlos gehen dürfen Sie nur bei schwerem Mangel oder Gefahr für die Gesundheit. Setzen Sie dem Vermieter zuerst schriftlich mit Fotos eine letzte Frist. Attest oder Gutachten helfen. Liegen Sie falsch, schulden Sie die Miete der Kündigungsfrist; fragen Sie vorher den Mieterverein. Bis dahin ist Mietminderung sicherer.',
    dependsOn: 'wie schwer es ist und ob Sie vorher eine Frist gesetzt haben',
  },
  'de.ask-home.before-moving-in': {
    says: 'Haben Sie die Wohnung vorher besichtigt, gibt es kein Widerrufsrecht. Sie können aber sofort kündigen, auch vor dem Einzug: meist drei Monate. Miete ist ab Vertragsbeginn fällig. Bieten Sie einen Nachmieter an und bitten Sie schriftlich um Aufhebung. Ohne Besichtigung mit einer Firma geschlossen? Dann gelten vielleicht 14 Tage.',
  },
  'de.ask-home.right-leave-on-rise': {
    says: 'Sie können stattdessen früher ausziehen. Kündigen Sie bis zum Ende des zweiten Monats nach dem Schreiben. Der Vertrag endet dann zwei Monate später.',
  },
  'de.ask-home.right-painting': {
    says: 'Eine Pflicht, zu festen Zeiten zu streichen, ist unwirksam. War die Wohnung bei Einzug unrenoviert und gab es keinen Ausgleich, müssen Sie nicht streichen. Normale Abnutzung kostet Sie nichts.',
  },
  'de.ask-home.cable-fee': {
    says: 'Seit dem 1. Juli 2024 darf Kabelfernsehen nicht mehr in den Betriebskosten stehen. Sie schulden es nur bei eigenem Vertrag. Ziehen Sie es von der Rechnung ab und schreiben Sie, warum.',
  },
}
