/** The German words of the rows in ../lawsuit-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWSUIT_STEPS_DE: Words = {
  'us.claim.step-answer': {
    says: 'Suchen Sie in der Ladung (summons) den letzten Tag für die Antwort oder den Tag, an dem Sie kommen müssen. Schreiben Sie ihn jetzt in Ihren Kalender.',
  },
  'us.claim.step-file': {
    says: 'Reichen Sie beim Gericht eine schriftliche Antwort (answer) ein. Antworten Sie auf jeden nummerierten Punkt: stimmt, stimmt nicht, oder Sie wissen es nicht.',
  },
  'us.claim.step-help': {
    says: 'Rufen Sie heute die kostenlose Rechtshilfe (legal aid) oder die Selbsthilfe des Gerichts (self-help center) an. Es kostet nichts. Ein Anruf beim anderen Anwalt ist keine Antwort.',
  },
  'us.claim.step-copy': {
    says: 'Schicken Sie eine Kopie Ihrer Antwort (answer) an den Anwalt der anderen Seite. Behalten Sie eine mit dem Stempel des Gerichts.',
  },
  'us.claim.step-defences': {
    says: 'Nennen Sie in der Antwort (answer) Ihre Einwände: nicht meine Schuld, bezahlt, falsche Summe, zu alt, oder kein Beweis, dass man sie besitzt.',
  },
  'us.claim.step-settle': {
    says: 'Sie können sich jederzeit einigen. Reichen Sie zuerst Ihre Antwort (answer) ein, und holen Sie die Einigung schriftlich mit der Fallnummer.',
  },
  'us.claim.option-defend': {
    says: 'Reichen Sie eine Antwort (answer) ein, die bestreitet, was falsch ist, und Ihre Einwände nennt. Gehen Sie dann zu jedem Termin.',
    title: 'Antworten und Beweise verlangen',
    cost: 'Bei manchen Gerichten eine Gebühr; fragen Sie nach Erlass (waiver)',
    time: 'In vielen Bundesstaaten 20 bis 30 Tage für die Antwort',
    risk: 'Verlieren Sie, können Kosten dazukommen.',
    bestFor:
      'Sie schulden es nicht, die Summe ist falsch, es ist alt, oder ein Schuldenkäufer klagt.',
  },
  'us.claim.option-help': {
    says: 'Kostenlose Rechtshilfe (legal aid), eine law school clinic oder das self-help center kann Ihnen bei Ihrer Antwort helfen.',
    title: 'Kostenlose Rechtshilfe holen',
    cost: 'Kostenlos bei wenig Einkommen',
    time: 'Rufen Sie heute an',
    risk: 'Keines. Die Frist läuft weiter.',
    bestFor: 'Sie wissen nicht, was Sie schreiben sollen, oder die Summe ist groß.',
  },
  'us.claim.option-settle': {
    says: 'Bieten Sie eine Summe oder einen Plan an. Verlangen Sie, dass der Fall beendet wird (dismissed), und prüfen Sie beim Gericht, ob es geschah.',
    title: 'Sich einigen',
    cost: 'Was Sie vereinbaren',
    time: 'Tage bis Wochen',
    risk: 'Eine Einigung ohne eingereichtes Papier stoppt ein Versäumnisurteil (default judgment) vielleicht nicht.',
    bestFor: 'Sie schulden es und können jetzt einen Teil oder in Teilen zahlen.',
  },
  'us.claim.option-bankruptcy': {
    says: 'Ein Insolvenzverfahren (bankruptcy) stoppt die meisten Klagen und das Eintreiben sofort. Vorher brauchen Sie einen kurzen Kurs bei einer zugelassenen Beratung.',
    title: 'Nach Insolvenz (bankruptcy) fragen',
    cost: 'Eine Gerichtsgebühr; Anwälte geben oft ein kostenloses erstes Gespräch',
    time: 'Einige Monate oder Jahre',
    risk: 'Es steht bis zu zehn Jahre in Ihrer Kreditauskunft.',
    bestFor: 'Ihre Schulden sind viel höher, als Sie je zahlen können.',
  },
}
