/** Claims before a court: the papers, the defence and help: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_DE: Words = {
  'au.claim.want': {
    says: 'Sie können antworten und Ihre Seite sagen. Suchen Sie den letzten Tag dafür.',
  },
  'au.claim.reality': {
    says: 'Das ist ein echter Schritt vor Gericht. Ein Urteil ist es noch nicht. Antworten Sie rechtzeitig, muss die andere Seite ihren Fall beweisen.',
  },
  'au.claim.who': {
    says: 'Wer klagt, heißt Kläger (plaintiff oder claimant). Sie sind der Beklagte (defendant). Das Gericht ist auf keiner Seite.',
  },
  'au.claim.rights': {
    says: 'Sie können sich ganz oder zum Teil wehren, sich einigen oder um Raten bitten.',
  },
  'au.claim.not-yet': {
    says: 'Man darf Ihren Lohn, Ihr Konto oder Ihre Sachen noch nicht antasten. Zuerst braucht es ein Urteil (judgment).',
  },
  'au.claim.know-afca': {
    says: 'Geht es um einen Kredit oder eine Karte, kann eine Beschwerde bei der AFCA vor dem Urteil den Prozess anhalten.',
  },
  'au.claim.right-defend': {
    says: 'Sie haben das Recht, eine Klageerwiderung (defence) einzureichen und gehört zu werden.',
  },
  'au.claim.right-afca': {
    says: 'Bei einem Kredit oder einer Karte können Sie auch dann noch zur AFCA gehen, wenn die Klage schon da ist, aber vor dem Urteil.',
  },
  'au.claim.right-old': {
    says: 'Sie können sagen, dass die Klage zu spät kommt. Schreiben Sie es in Ihre Klageerwiderung (defence).',
  },
  'au.claim.step-date': {
    says: 'Notieren Sie den Tag, an dem Sie die Papiere bekamen. Suchen Sie auf dem Formular den letzten Tag für die Antwort.',
  },
  'au.claim.step-help': {
    says: 'Rufen Sie heute die National Debt Helpline unter 1800 007 007 oder die Rechtshilfe (legal aid) an.',
  },
  'au.claim.step-file': {
    says: 'Füllen Sie das Formular für die Klageerwiderung (defence) dieses Gerichts aus und reichen Sie es rechtzeitig ein. Behalten Sie eine Kopie.',
  },
  'au.claim.step-proof': {
    says: 'Sammeln Sie Ihre Papiere: Vertrag, Rechnungen, E-Mails und Zahlungsbelege.',
  },
  'au.claim.opt-defend': {
    says: 'Sagen Sie, womit Sie einverstanden sind, womit nicht, und warum.',
    title: 'Eine Klageerwiderung (defence) einreichen',
    cost: 'Meist kostenlos.',
    time: 'Vor dem letzten Tag für die Antwort.',
    risk: 'Verlieren Sie, schulden Sie vielleicht Kosten.',
    bestFor: 'Sie schulden es nicht, oder nicht alles.',
  },
  'au.claim.opt-afca': {
    says: 'Reichen Sie online eine Beschwerde ein und sagen Sie es der anderen Seite und dem Gericht.',
    title: 'Zur AFCA gehen',
    cost: 'Kostenlos.',
    time: 'Vor dem Urteil und vor dem letzten Tag für die Antwort.',
    risk: 'Reichen Sie auch eine Klageerwiderung (defence) ein, wenn der Tag nahe ist.',
    bestFor: 'Es ist ein Kredit, eine Karte oder eine gekaufte Schuld.',
  },
  'au.claim.opt-settle': {
    says: 'Bieten Sie eine Summe oder einen Plan an. Reichen Sie Ihre Klageerwiderung (defence) trotzdem ein, außer die Einigung ist unterschrieben.',
    title: 'Sich einigen oder in Raten zahlen',
    cost: 'Die vereinbarte Summe.',
    time: 'Vor dem letzten Tag für die Antwort.',
    risk: 'Kommt keine Einigung, kann die Zeit für die Antwort ablaufen.',
    bestFor: 'Sie schulden es, können aber nicht sofort zahlen.',
  },
  'au.claim.warn-default': {
    says: 'Antworten Sie nicht rechtzeitig, kann das Gericht ohne Sie entscheiden. Das ist ein Versäumnisurteil (default judgment).',
  },
  'au.claim.insight-buyer': {
    says: 'Klagt ein Käufer der Schuld, verlangen Sie Beweise für jeden Verkauf der Schuld.',
    actionable:
      'Schreiben Sie in Ihre Klageerwiderung (defence), dass Sie nicht anerkennen, dass ihm die Schuld gehört.',
  },
  'au.claim.right-default-notice': {
    says: 'Bei einem Kredit oder einer Karte müssen sie zuerst eine Verzugsmitteilung (default notice) mit 30 Tagen schicken. Verlangen Sie eine Kopie; gab es keine, schreiben Sie das in Ihre Erwiderung.',
  },
  'au.tribunal.rights': {
    says: 'Sie können zur Verhandlung gehen, Ihre Seite sagen und Belege bringen. Die meisten sprechen für sich selbst, da Anwälte meist eine Erlaubnis brauchen.',
  },
  'au.tribunal.step-go': {
    says: 'Notieren Sie Tag, Zeit und Ort, und gehen Sie hin. Können Sie nicht, bitten Sie vorher um einen anderen Tag oder eine Verhandlung am Telefon.',
  },
  'au.tribunal.step-orders': {
    says: 'Lesen Sie, ob das Tribunal Papiere oder eine schriftliche Antwort verlangt oder ohne Termin entscheidet. Wenn ja, senden Sie Ihre rechtzeitig, auch an die andere Seite.',
  },
  'au.tribunal.right-undo': {
    says: 'Konnten Sie aus gutem Grund nicht kommen, verlangen Sie die Aufhebung. Beim NCAT gelten 7 Tage ab der Entscheidung, beim VCAT 14 Tage, seit Sie davon wissen.',
  },
  'au.tribunal.warn-absent': {
    says: 'Kommen Sie nicht, kann das Tribunal ohne Sie entscheiden.',
  },
  'au.tribunal.option-go': {
    title: 'Dem Tribunal Ihre Seite sagen',
    cost: 'Für Sie meist kostenlos.',
    time: 'Der Tag der Verhandlung.',
    risk: 'Verlieren Sie, müssen Sie tun, was angeordnet wird.',
    bestFor: 'Sie schulden es nicht oder nicht alles.',
    says: 'Gehen Sie mit Papieren, Fotos und Zeugen hin. Sie können vorher schriftlich eine Einigung anbieten.',
  },
}
