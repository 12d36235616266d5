/** The German words of the rows of Florida: ../florida-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const FLORIDA_DE: Words = {
  'us.state.fl.collector-calls': {
    says: 'In Florida darf ein Inkassobüro oder Kreditgeber Sie nicht belästigen, Ihrem Chef nichts von der Schuld sagen und nicht falsch drohen. Machen Sie Notizen: Sie können klagen.',
  },
  'us.state.fl.collector-license': {
    says: 'In Florida muss ein Inkassobüro beim Bundesstaat eingetragen sein. Prüfen Sie den Namen, bevor Sie zahlen.',
  },
  'us.state.fl.old-debt': {
    says: 'In Florida lebt eine für eine Klage zu alte Schuld durch ein Wort am Telefon nicht wieder auf. Es braucht ein Schreiben mit Unterschrift.',
  },
  'us.state.fl.judgment-life': {
    says: 'In Florida kann ein Urteil 20 Jahre benutzt werden. Sein Pfandrecht (lien) an Land gilt zehn Jahre, wenn es nicht neu eingetragen wird.',
  },
  'us.state.fl.medical-debt': {
    says: 'In Florida hat ein Krankenhaus drei Jahre zum Klagen, nachdem es die Rechnung an ein Inkassobüro gab. Vor so einer Schuld ist mehr von Ihrem Besitz sicher.',
  },
  'us.state.fl.debt-of-the-dead': {
    says: 'In Florida enden die meisten Schulden eines Verstorbenen zwei Jahre nach dem Tod. Verwandte schulden sie meist nicht, wenn sie nicht unterschrieben haben.',
  },
  'us.state.fl.rest-after-sale': {
    says: 'In Florida hat ein Kreditgeber meist ein Jahr, um den Rest für ein Haus zu verlangen, und ein Gericht entscheidet, ob das fair ist.',
  },
  'us.state.fl.debt-relief': {
    says: 'In Florida bindet ein Gesetz des Bundesstaats Firmen, die Hilfe bei Schulden oder bessere Kreditdaten versprechen. Zahlen Sie nichts im Voraus, und fragen Sie, wie Sie kündigen.',
  },
  'us.state.fl.builder-lien': {
    says: 'In Florida muss ein Bauunternehmer ein Pfandrecht (lien) an einem Haus binnen 90 Tagen nach der letzten Arbeit eintragen und binnen eines Jahres danach klagen. Mit einer Anfechtung (notice of contest) kürzen Sie das Jahr auf 60 Tage. Ein falsches Pfandrecht kann ihn Geld kosten.',
  },
  'us.state.fl.rest-of-car-loan': {
    says: 'In Florida hat ein Kreditgeber meist fünf Jahre, um den Rest eines Autokredits einzuklagen. War seine Mitteilung oder der Verkauf falsch, kann er ihn verlieren.',
  },
  'us.state.fl.court-fees': {
    says: 'In Florida können Menschen mit wenig Einkommen das Gericht bitten, seine Gebühren zu erlassen. Fragen Sie die Geschäftsstelle (clerk) nach dem Formular.',
  },
  'us.state.fl.rental-refused': {
    says: 'In Florida darf ein Vermieter Sie nicht wegen Herkunft, Religion, Kindern, Behinderung und Ähnlichem ablehnen. Die Beschwerde kostet nichts.',
  },
  'us.state.fl.last-notice': {
    says: 'In Florida gibt Ihnen die Mitteilung des Sheriffs 24 Stunden. Gehen Sie sofort zum Gericht, wenn Sie gezahlt haben oder das Urteil falsch ist.',
  },
  'us.state.fl.mobile-home': {
    says: 'In Florida darf ein Wohnpark (park) nur aus gesetzlichen Gründen räumen lassen. Eine höhere Miete braucht 90 Tage Ankündigung, und Bewohner können ein Treffen verlangen.',
  },
  'us.state.fl.broken-rule': {
    says: 'In Florida muss Ihnen eine Mitteilung wegen eines Regelverstoßes meist sieben Tage zur Abhilfe geben. Bei schweren Taten ist es anders.',
  },
  'us.state.fl.keep-cover': {
    says: 'In Florida können Sie die Krankenversicherung einer kleinen Firma meist 18 Monate behalten, auf eigene Kosten. Fragen Sie binnen Tagen.',
  },
  'us.state.fl.minimum-pay': {
    says: 'In Florida ist der Mindestlohn höher als der des Bundes. Sie können fordern, was zu wenig gezahlt wurde.',
  },
  'us.state.fl.store-return': {
    says: 'In Florida muss ein Laden, der kein Geld zurückgibt, das mit einem Schild sagen. Sonst können Sie Unbenutztes binnen sieben Tagen zurückgeben.',
  },
  'us.state.fl.faulty-goods': {
    says: 'In Florida müssen Waren aus einem Laden meist für den normalen Gebrauch taugen. Wenn nicht, verlangen Sie schriftlich Reparatur, Ersatz oder Ihr Geld.',
  },
  'us.state.fl.gift-card': {
    says: 'In Florida dürfen die meisten gekauften Geschenkkarten nicht verfallen oder durch Gebühren an Wert verlieren. Sonst beschweren Sie sich beim Bundesstaat.',
  },
  'us.state.fl.sales-calls': {
    says: 'In Florida begrenzt auch das Recht des Bundesstaats Werbeanrufe und Werbe-SMS. Notieren Sie Nummer und Zeit, und beschweren Sie sich beim Bundesstaat.',
  },
  'us.state.fl.credit-freeze': {
    says: 'In Florida können Sie Ihre Kreditakte kostenlos sperren (freeze), damit niemand leicht ein Konto auf Ihren Namen eröffnet.',
  },
  'us.state.fl.association-records': {
    says: 'In Florida kann ein Eigentümer schriftlich verlangen, die Unterlagen und Konten des Eigentümervereins (association) zu sehen.',
  },
  'us.state.fl.after-disaster': {
    says: 'In Florida darf ein Versicherer die Versicherung eines vom Hurrikan beschädigten Hauses meist erst 90 Tage nach der Reparatur beenden.',
  },
  'us.state.fl.sick-at-home': {
    says: 'In Florida sagen Sie der Stromfirma, wenn jemand Strom für ein medizinisches Gerät braucht. Mit dem Formular vom Arzt muss sie Sie vorher warnen.',
  },
  'us.state.fl.back-bill': {
    says: 'In Florida darf ein regulierter Stromversorger, der durch eigenen Fehler zu wenig berechnet hat, höchstens 12 Monate nachfordern.',
  },
  'us.state.fl.no-fault-cover': {
    says: 'In Florida zahlt Ihre eigene Autoversicherung (PIP) meist 80 % der Behandlung, wenn Sie binnen 14 Tagen beim Arzt waren. Der Versicherer hat 30 Tage zum Zahlen.',
  },
  'us.state.fl.hearing-days': {
    says: 'In Florida haben Sie meist 90 Tage ab dem Bescheid, um eine Anhörung (hearing) zu verlangen. Fragen Sie vor Beginn der Änderung, dann laufen die Leistungen meist weiter.',
  },
  'us.state.fl.cannot-pay-fine': {
    says: 'In Florida bitten Sie die Geschäftsstelle (clerk of court) um einen Zahlungsplan. Bis zu 2 % Ihres Nettoeinkommens im Monat, oder $25, wenn das mehr ist, gelten als fair.',
  },
  'us.state.fl.license-hold': {
    says: 'In Florida kann ein offener Strafzettel Sie den Führerschein kosten. Ein Zahlungsplan mit der Geschäftsstelle (clerk of court) verhindert das meist.',
  },
  'us.state.fl.school-absence': {
    says: 'In Florida muss eine Schule meist erst helfen, bevor es wegen Fehltagen einen Fall gibt. Gehen Sie zum Gespräch und bringen Sie Atteste mit.',
  },
  'us.state.fl.toll-hold': {
    says: 'In Florida können offene Mautgebühren die Zulassung Ihres Autos sperren. Verlangen Sie rechtzeitig eine Prüfung oder einen Zahlungsplan, und behalten Sie Belege.',
  },
  'us.state.fl.jury-call': {
    says: 'In Florida können Sie meist bitten, den Geschworenendienst (jury duty) auf einen anderen Tag zu legen. Ihr Arbeitgeber darf Ihnen deshalb nicht kündigen. Antworten Sie bis zum genannten Tag.',
  },
  'us.state.fl.insurance-gap': {
    says: 'In Florida kann eine Lücke in Ihrer Autoversicherung die Zulassung (registration) kosten. Schicken Sie bis zum Tag den Beleg der Versicherung, oder verlangen Sie eine Anhörung (hearing).',
  },
}
