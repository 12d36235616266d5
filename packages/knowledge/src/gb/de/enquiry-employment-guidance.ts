/** Rat bei Fragen zur Arbeit: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_GUIDANCE_DE: Words = {
  'gb.ask-work.step-date': {
    says: 'Schreiben Sie den Tag auf, an dem es passierte oder die Arbeit endete. Ab dann läuft Ihre Zeit zur Klage.',
  },
  'gb.ask-work.step-proof': {
    says: 'Sichern Sie Vertrag, Lohnzettel, Dienstplan, Nachrichten und Briefe. Schicken Sie Kopien an Ihre eigene E-Mail, wenn Sie das dürfen.',
  },
  'gb.ask-work.step-write': {
    says: 'Schreiben Sie Ihrem Arbeitgeber. Schreiben Sie, was falsch ist, was Sie wollen, und nennen Sie ein Datum. Bleiben Sie ruhig und kurz.',
  },
  'gb.ask-work.step-acas': {
    says: 'Rufen Sie Acas an: 0300 123 1100. Der Rat ist kostenlos. Vor den meisten Klagen beim tribunal müssen Sie zu Acas.',
  },
  'gb.ask-work.step-lra': {
    says: 'Rufen Sie vor einer Klage die Labour Relations Agency an: 03300 555 300. Der Rat ist kostenlos.',
  },
  'gb.ask-work.step-ni-date': {
    says: 'Schreiben Sie den Tag auf, an dem es passierte. In Nordirland haben Sie ab dann meist drei Monate für eine Klage.',
  },
  'gb.ask-work.step-appeal': {
    says: 'Legen Sie im Betrieb schriftlich Widerspruch (appeal) ein, auch wenn es sinnlos scheint. Verlangen Sie die Gründe schriftlich.',
  },
  'gb.ask-work.right-reasons': {
    says: 'Nach zwei Jahren Arbeit können Sie schriftliche Kündigungsgründe verlangen. Endet die Arbeit ab dem 1. Januar 2027, reichen sechs Monate. Sind Sie schwanger oder in Elternzeit (leave), bekommen Sie sie ohne Nachfrage.',
  },
  'gb.ask-work.right-pay': {
    says: 'Sie haben das Recht auf vollen Lohn für Ihre Arbeit und auf einen Lohnzettel, der ihn zeigt.',
  },
  'gb.ask-work.right-fair': {
    says: 'Sie haben das Recht, nicht bestraft zu werden, weil Sie Ihre Rechte bei der Arbeit verlangen.',
  },
  'gb.ask-work.fact-rights': {
    says: 'Die meisten Arbeitsrechte brauchen keinen Anwalt und keine Gebühr. Gespräche bei Acas sind kostenlos, eine Klage beim tribunal auch.',
  },
  'gb.ask-work.fact-reality': {
    says: 'Die Fristen sind streng. Vieles löst ein klarer Brief oder Acas. Lassen Sie aber beim Warten das Datum nicht verstreichen.',
  },
  'gb.ask-work.fact-clock': {
    says: 'Die Uhr für Ihre Klage steht, solange Acas mit Ihrem Arbeitgeber spricht.',
    learnMore:
      'Die Gespräche können bis zu 12 Wochen dauern. Am Ende bekommen Sie eine Bescheinigung. Ihre Nummer kommt in das Klageformular.',
  },
  'gb.ask-work.option-write': {
    says: 'Eine Beschwerde (grievance) hält es fest und löst es oft.',
    title: 'Es schriftlich beim Arbeitgeber ansprechen',
    cost: 'Kostenlos',
    time: 'Geben Sie eine bis zwei Wochen',
    risk: 'Die Frist läuft weiter.',
    bestFor: 'Lohn, Zeiten, Urlaub oder schlechte Behandlung.',
  },
  'gb.ask-work.option-acas': {
    says: 'Acas spricht mit beiden Seiten und kann es mit bindender Einigung beenden.',
    title: 'Early conciliation bei Acas beginnen',
    cost: 'Kostenlos',
    time: 'Bis zu 12 Wochen',
    risk: 'Beginnen Sie in der Frist, sonst verlieren Sie die Klage.',
    bestFor: 'Ihr Arbeitgeber bringt es nicht in Ordnung.',
  },
  'gb.ask-work.option-help': {
    says: 'Fragen Sie Gewerkschaft, Citizens Advice oder ein law centre.',
    title: 'Kostenlosen Rat holen',
    cost: 'Kostenlos',
    time: 'Ein Anruf',
    risk: 'Die Frist läuft weiter.',
    bestFor: 'Ihnen wurde gekündigt oder Sie wurden unfair behandelt.',
  },
  'gb.ask-work.warning-limit': {
    says: 'Warten Sie nicht das Ende von Widerspruch oder Beschwerde ab, bevor Sie zu Acas gehen. Die Frist wartet nicht.',
  },
  'gb.ask-work.change-dismissal': {
    says: 'Die Regel zur unfairen Kündigung (unfair dismissal) ändert sich am 1. Januar 2027 von zwei Jahren auf sechs Monate.',
    was: 'Zwei Jahre Arbeit, bevor Sie wegen unfairer Kündigung klagen können.',
    is: 'Sechs Monate Arbeit und keine Obergrenze für die Entschädigung, wenn die Arbeit am oder nach dem 1. Januar 2027 endet.',
  },
  'gb.ask-work.change-limit': {
    says: 'Seit 1. Oktober 2026 gelten für die meisten neuen Klagen sechs statt drei Monate.',
    was: 'Drei Monate minus ein Tag für die meisten Klagen.',
    is: 'Sechs Monate für die meisten Klagen über Ereignisse am oder nach dem 1. Oktober 2026.',
  },
  'gb.ask-work.change-sick': {
    says: 'Die Regeln zum Krankengeld (sick pay) wurden am 6. April 2026 besser.',
    was: 'Krankengeld begann am vierten Tag, und wer wenig verdiente, bekam keines.',
    is: 'Krankengeld beginnt am ersten vollen Tag, auch für Menschen mit wenig Lohn.',
  },
  'gb.ask-work.myth-no-contract': {
    says: 'Sie haben Rechte ab dem ersten Tag, mit oder ohne unterschriebenen Vertrag.',
  },
  'gb.ask-work.myth-wages': {
    says: 'Ein Arbeitgeber darf verdienten Lohn nicht zur Strafe behalten, weil Sie gehen.',
  },
  'gb.ask-work.insight-service': {
    says: 'Ihr letzter Tag entscheidet, welche Kündigungsregel gilt. Fehlende Kündigungsfrist kann ihn um mindestens eine Woche verschieben.',
    actionable: 'Prüfen Sie Kündigungsfrist und genauen letzten Tag mit einer Beratung.',
  },
}
