/** Claims in court (Klage): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_DE: Words = {
  'de.claim.what-claim': {
    says: 'Jemand hat Sie verklagt. Das Gericht will binnen zwei Wochen wissen, ob Sie sich verteidigen.',
  },
  'de.claim.reality-claim': {
    says: 'Wenn Sie schweigen, kann das Gericht ohne Beweise gegen Sie entscheiden. Ein kurzer Brief zur rechten Zeit verhindert das.',
  },
  'de.claim.who-claim': {
    says: 'Das Gericht gibt die Klage weiter. Die andere Seite (Klägerin oder Kläger) will etwas von Ihnen.',
  },
  'de.claim.rights-claim': {
    says: 'Sie dürfen sich verteidigen, Prozesskostenhilfe beantragen und eigene Beweise zeigen.',
  },
  'de.claim.not-yet-claim': {
    says: 'Eine Klage ist kein Urteil. Bevor das Gericht entschieden hat, kann Ihnen nichts weggenommen werden. Danach können sie oft beginnen, auch wenn Sie Berufung einlegen.',
  },
  'de.claim.deadline-claim': {
    says: 'Sie haben ab Zustellung zwei Wochen, um die Verteidigung anzuzeigen. Diese Frist kann niemand verlängern.',
    action: 'Dem Gericht schreiben, dass Sie sich verteidigen (Verteidigungsanzeige)',
    consequence: 'Das Gericht kann ein Versäumnisurteil gegen Sie erlassen.',
  },
  'de.claim.deadline-defence': {
    says: 'Für die Klageerwiderung bekommen Sie mindestens zwei weitere Wochen. Der Tag steht im Brief. Mehr Zeit können Sie vorher beantragen.',
    action: 'Klageerwiderung mit Gründen und Beweisen schicken',
    consequence: 'Das Gericht kann zu spät Vorgebrachtes unbeachtet lassen.',
  },
  'de.claim.step-defend': {
    says: 'Schreiben Sie heute: „Ich werde mich gegen die Klage verteidigen.“ Mit Aktenzeichen und Unterschrift. Gründe können folgen.',
  },
  'de.claim.step-lawyer': {
    says: 'Vor dem Landgericht brauchen Sie einen Anwalt. Vor dem Amtsgericht dürfen Sie selbst handeln.',
  },
  'de.claim.step-legal-aid': {
    says: 'Bei wenig Geld beantragen Sie Prozesskostenhilfe. Schicken Sie das Formular und Belege zum Einkommen.',
  },
  'de.claim.step-advice': {
    says: 'Bei wenig Geld holen Sie beim Amtsgericht einen Beratungsschein. Der Anwalt kostet Sie dann 15 €.',
  },
  'de.claim.step-valid': {
    says: 'Stimmt alles? Zahlen Sie binnen zwei Wochen an die andere Seite, nicht ans Gericht. Oder vereinbaren Sie schriftlich Raten.',
  },
  'de.claim.step-valid-claim': {
    says: 'Schulden Sie das Geld und gaben keinen Anlass zur Klage? Ein sofortiges Anerkenntnis kann Kosten sparen. Fragen Sie zuerst einen Anwalt.',
  },
  'de.claim.step-dispute-claim': {
    says: 'Antworten Sie auf jeden Punkt: richtig, falsch oder unbekannt. Was Sie nicht bestreiten, gilt als wahr.',
  },
  'de.claim.option-defend': {
    says: 'Kündigen Sie zuerst die Verteidigung an. Schicken Sie dann Gründe und Beweise bis zum zweiten Datum.',
    title: 'Gegen die Klage verteidigen',
    cost: 'Zuerst kostenlos. Wer verliert, zahlt die Kosten.',
    time: 'Ein kurzer Brief binnen zwei Wochen, Gründe später.',
    risk: 'Wenn Sie verlieren, zahlen Sie Gericht und Anwälte.',
    bestFor: 'Sie haben Gründe gegen die Klage.',
  },
  'de.claim.option-pay': {
    says: 'Zahlen Sie an die Gegenseite und heben Sie den Nachweis auf. Verlangen Sie eine schriftliche Erledigung.',
    title: 'Zahlen, was Sie schulden',
    cost: 'Der Betrag im Schreiben.',
    time: 'In den zwei Wochen oder so bald wie möglich.',
    risk: 'Mit der Zahlung erkennen Sie die Forderung an. Sie bekommen das Geld kaum zurück.',
    bestFor: 'Die Forderung stimmt und Sie haben das Geld.',
  },
  'de.claim.option-rates': {
    says: 'Bieten Sie eine monatliche Rate an. Bitten Sie, das Verfahren schriftlich zu beenden.',
    title: 'Raten vereinbaren',
    cost: 'Die Schuld, vielleicht eine Gebühr.',
    time: 'Einige Tage. Die Frist des Gerichts läuft weiter.',
    risk: 'Gespräche stoppen das Gericht nicht. Widersprechen oder verteidigen Sie sich trotzdem, bis alles unterschrieben ist.',
    bestFor: 'Sie schulden es, können aber nicht alles zahlen.',
  },
  'de.claim.option-help': {
    says: 'Holen Sie beim Amtsgericht einen Beratungsschein oder beantragen Sie Prozesskostenhilfe.',
    title: 'Rechtshilfe bei wenig Geld',
    cost: '15 € für Beratung. Prozesskostenhilfe ist frei oder in Raten.',
    time: 'Ein Besuch beim Amtsgericht.',
    risk: 'Prozesskostenhilfe zahlt nicht den Anwalt der Gegenseite, wenn Sie verlieren.',
    bestFor: 'Der Fall ist schwierig oder der Betrag hoch.',
  },
  'de.claim.right-restore': {
    says: 'Haben Sie eine Notfrist ohne Schuld versäumt, etwa im Krankenhaus? Beantragen Sie binnen zwei Wochen Wiedereinsetzung.',
  },
  'de.claim.right-heard': {
    says: 'Sie haben das Recht, gehört zu werden. Das Gericht muss Ihnen sagen, was noch wichtig ist oder fehlt.',
  },
  'de.claim.right-limit': {
    says: 'Ist die Forderung verjährt, dürfen Sie die Zahlung verweigern. Sie müssen das aber im Verfahren sagen.',
  },
  'de.claim.warn-default': {
    says: 'Verstreichen die zwei Wochen, können Sie ohne Verhandlung verlieren. Schreiben Sie zuerst dem Gericht, suchen Sie dann einen Anwalt.',
  },
  'de.claim.change-10000': {
    says: 'Bis 10.000 € entscheidet das Amtsgericht. Dort brauchen Sie keinen Anwalt.',
    was: 'Amtsgerichte waren für Forderungen bis 5.000 € zuständig.',
    is: 'Für Klagen seit dem 1. Januar 2026 sind Amtsgerichte bis 10.000 € zuständig.',
  },
}
