/** German: what is said about a letter to send. See en/letters.ts. */
import type { LetterWords } from '../phrases.ts'

export const DE_LETTERS: LetterWords = {
  noteLabel: 'Hinweis für Sie, nicht mitschicken: {note}',
  noteInsurerFirst:
    'Schicken Sie den Brief heute an Ihre Kfz-Versicherung. Schreiben Sie nicht, dass Sie schuld waren.',
  noteReplyForm:
    'Schicken Sie das Antwortformular mit, wenn eines dabei war. Behalten Sie eine Kopie.',
  noteDemandClock:
    'Dieser Brief hält die Frist nicht an. Holen Sie sofort Rat, wie das Gericht die Aufforderung aufhebt.',
  noteBailiffPhone:
    'Rufen Sie auch an oder schreiben Sie eine E-Mail, denn ein Brief dauert Tage. Notieren Sie, mit wem Sie wann sprachen.',
  noteNotToCourt:
    'Schicken Sie das an die Gegenseite, nicht an das Gericht. Es ersetzt nicht Ihre Antwort an das Gericht.',
  noteReplyOnForm:
    'Antworten Sie dem Gericht auf seinem Formular oder online bis {replyBy}, auch ohne Antwort auf diesen Brief.',
  noteHearing:
    'Gehen Sie am {hearingOn} zum Termin, auch ohne Antwort auf diesen Brief. Schicken Sie dem Gericht vorher sein Formular zurück.',
  noteReplyPapers:
    'Antworten Sie dem Gericht so, wie es in seinen Papieren steht, bis {replyBy}. Das gilt auch ohne Antwort auf diesen Brief.',
  noteReplyCourt:
    'Antworten Sie dem Gericht so und bis dann, wie es in seinen Papieren steht. Das gilt auch ohne Antwort auf diesen Brief.',
  noteNiDefend:
    'In Nordirland schicken Sie die „Notice of Intention to Defend“ an den Anwalt der Gegenseite und an das Gericht.',
  noteCourtDatePassed:
    'Die Frist für die Antwort an das Gericht ist vorbei. Antworten Sie heute und holen Sie Rat, denn vielleicht ist schon entschieden.',
  noteJudgment:
    'Dieser Brief ändert das Urteil nicht. Fragen Sie eine Beratung, ob es aufgehoben oder anders gezahlt werden kann.',
  noteStay:
    'Ziehen Sie nicht wegen dieser Kündigung aus. Holen Sie zuerst kostenlosen Rat zum Wohnen.',
  noteAcas:
    'Ein Einspruch im Betrieb hält die Frist für das Gericht nicht an. Fragen Sie jetzt Acas oder eine Beratung nach der Frist.',
  noteWorkTime:
    'Die Frist für das Arbeitsgericht ist kurz. Dieser Brief hält sie nicht an, holen Sie also diese Woche Rat.',
  noteTaxPhone:
    'Rufen Sie auch an, wenn die Frist bald endet. Ein Brief wird oft erst nach Wochen gelesen.',
  noteTvTrue:
    'Schicken Sie das nicht, wenn dort jemand live fernsieht oder iPlayer nutzt. Dann ist eine Lizenz nötig.',
  noteIndependentAppeal:
    'Schicken Sie das mit dem Code aus dem Brief an die unabhängige Beschwerdestelle, nicht an die Firma.',
  noteDriver:
    'Schreiben Sie nicht, wer gefahren ist, weder hier noch auf deren Website. Behalten Sie Parkschein, Belege und Fotos.',
  noteOwnForm:
    'Nutzen Sie die Website oder das Formular im Bescheid, wenn das verlangt wird. Behalten Sie eine Kopie.',
  noteMusicTrue:
    'Schreiben Sie nur dann, dass keine Musik lief, wenn es stimmt. Holen Sie Rechtsrat, bevor Sie etwas unterschreiben.',
  noteCheckAge:
    'Schicken Sie das nicht, wenn es schon ein Urteil oder eine Klage gibt. Zahlen Sie nichts, bevor Sie die Daten geprüft haben.',
  noteCopyToCouncil:
    'Schicken Sie eine Kopie an die Behörde oder das Gericht, für die sie eintreiben.',
  noteKeepCopy:
    'Schicken Sie den Brief mit Nachweis, zum Beispiel als Einschreiben. Behalten Sie eine Kopie.',
  noteNoPayment:
    'Zahlen Sie nichts, auch keinen kleinen Teil, bevor die Forderung belegt ist. Eine Zahlung kann die Verjährung neu starten.',
  noteNoStop:
    'Dieser Brief hält keine Frist eines Gerichts oder Amtes an. Notieren Sie die Frist und halten Sie sie ein.',
  noteIsObjection: 'Dieser Brief ist der förmliche Einspruch. Er muss bis {replyBy} dort ankommen.',
  noteObjectionTime:
    'Dieser Brief ist der förmliche Einspruch. Er muss dort sein, bevor die Frist in deren Brief endet.',
  noteSignNothing:
    'Unterschreiben Sie die mitgeschickte Unterlassungserklärung nicht ohne Rechtsrat.',
  noteNoOfferTooOld:
    'Wir haben kein Angebot geschrieben, denn die Forderung wirkt zu alt. Ein Angebot könnte die Verjährung neu starten.',
  noteNoOfferSum:
    'Wir haben kein Angebot geschrieben, denn der Brief zeigt keinen sicheren Betrag. Verlangen Sie zuerst Belege.',
  noteOfferRisk:
    'Ein schriftliches Angebot kann als Anerkenntnis gelten. Holen Sie vor dem Absenden Rat, vor allem bei alten Forderungen.',
  noteOfferAccept: 'Zahlen Sie nichts, bevor das ganze Angebot schriftlich angenommen ist.',
  noteLeftOut:
    'Diese Worte von Ihnen haben wir weggelassen, da sie Ihnen schaden könnten: „{words}“',
  noteOwnWords:
    'Ihre eigenen Worte stehen so im Brief, wie Sie sie schrieben. Prüfen Sie, ob sie stimmen und zur Sprache des Briefs passen.',
  whyOpening: 'Das nennt deren Brief, damit man Ihren Fall findet.',
  whyNoAdmission:
    'Das gesteht nichts zu. Worte, die eine Schuld anerkennen, können gegen Sie verwendet werden.',
  whyDispute:
    'Das sagt klar, dass Sie nicht einverstanden sind. Niemand kann dann sagen, Sie hätten zugestimmt.',
  whyProof: 'Wer Geld fordert, muss es beweisen. Diese Unterlagen zeigen, ob die Forderung stimmt.',
  whyHold: 'Das bittet um Aufschub, damit die Kosten bis zur Antwort nicht wachsen.',
  whyClose: 'Das sagt, wie man Ihnen antworten soll, damit Sie es schriftlich haben.',
  whyTooOld: 'Eine Forderung kann verjährt sein. Das fragt nach ihrem Alter und gesteht nichts zu.',
  whySums: 'Die Beträge passen nicht zusammen. Deshalb muss jeder erklärt werden.',
  whyTime: 'Das fragt, was man annehmen würde. Eine Frage verspricht nichts.',
  whyDriver: 'Das sagt nicht, wer gefahren ist. Sonst könnte man von dieser Person Geld verlangen.',
  whyReasons: 'Schriftliche Gründe und Unterlagen zeigen, ob die Entscheidung fair ist.',
  whyObjection:
    'Das ist der förmliche Einspruch. Er sichert Ihr Recht, die Entscheidung prüfen zu lassen.',
  whyHome: 'Nur ein Gericht kann Sie zum Auszug zwingen. Das zeigt, dass Sie es wissen.',
  whyCourt: 'Das trennt diesen Brief von Ihrer Antwort an das Gericht.',
  whyOffer: 'Das bietet einen Teil an, um alles zu beenden. Es gilt nur bei schriftlicher Annahme.',
  whyOwnWords: 'Das sind Ihre eigenen Worte. Prüfen Sie, ob sie stimmen.',
  whyJoint: 'Das zeigt, dass der Brief für Sie beide spricht.',
}
