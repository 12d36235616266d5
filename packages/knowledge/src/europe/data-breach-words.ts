/** The words of the rows in data-breach.ts, in the languages of the countries that have them. */
import type { CountryCode, Language } from '@plainletter/contracts/country'
import type { RowWords, Words } from '@plainletter/contracts/rule'

/** The words by row id. None for a language without them. */
export function dataBreachWords(country: CountryCode, language: Language): Words {
  const rows: Record<string, RowWords> = WORDS[language] ?? {}
  return Object.fromEntries(
    Object.entries(rows).map(([name, words]) => [`${country}.breach.${name}`, words]),
  )
}

const WORDS: Partial<Record<Language, Record<string, RowWords>>> = {
  de: {
    reality: {
      says: 'Es heißt, dass andere Ihre Daten gesehen haben können. Sie schulden nichts. Handeln Sie jetzt, damit niemand sie missbraucht.',
    },
    'right-told': {
      says: 'Die Firma muss Ihnen in klaren Worten sagen, was geschah, was folgen kann und was sie dagegen tut.',
    },
    'right-access': {
      says: 'Sie können fragen, welche Daten gespeichert und welche verloren sind. Die Antwort muss in einem Monat kommen und ist kostenlos.',
    },
    'right-damages': {
      says: 'Hat die Firma Regeln verletzt und Ihnen geschadet, können Sie Geld verlangen. Den Schaden müssen Sie zeigen.',
    },
    'step-password': {
      says: 'Ändern Sie dort das Passwort, und überall, wo Sie dasselbe nutzen. Öffnen Sie die Seite selbst, nicht über einen Link.',
    },
    'step-watch': {
      says: 'Behalten Sie Ihr Konto im Auge. Vorsicht bei Anrufen und Nachrichten von Leuten, die Ihre Daten kennen.',
    },
    'not-yet': {
      says: 'Wegen dieses Briefs müssen Sie nichts zahlen und nichts unterschreiben.',
    },
    'insight-later': {
      says: 'Betrug kommt oft erst Wochen später, in Nachrichten mit echten Daten von Ihnen.',
      actionable:
        'Nennen Sie niemandem einen Code oder ein Passwort. Rufen Sie unter einer selbst gesuchten Nummer zurück.',
    },
    'step-ask': {
      says: 'Fragen Sie schriftlich, welche Ihrer Daten gesehen oder kopiert wurden. Fragen Sie auch, wie man Sie jetzt schützt.',
    },
    'option-authority': {
      says: 'Die Datenschutzbehörde Ihres Landes nimmt Beschwerden kostenlos an.',
      title: 'Beschwerde bei der Datenschutzbehörde',
      cost: 'Kostenlos.',
      time: 'Einige Monate.',
      risk: 'Keines.',
      bestFor: 'Die Firma antwortet nicht oder war sorglos.',
    },
  },
  fr: {
    reality: {
      says: 'On vous dit que d’autres ont pu voir vos données. Vous ne devez rien. Agissez maintenant pour éviter un abus.',
    },
    'right-told': {
      says: 'L’entreprise doit vous dire clairement ce qui s’est passé, ce qui peut suivre et ce qu’elle fait.',
    },
    'right-access': {
      says: 'Vous pouvez demander quelles données elle garde et lesquelles sont perdues. Elle doit répondre en un mois, gratuitement.',
    },
    'right-damages': {
      says: 'Si elle a violé les règles et vous a nui, vous pouvez demander de l’argent. Vous devez montrer le dommage.',
    },
    'step-password': {
      says: 'Changez le mot de passe là, et partout où vous utilisez le même. Ouvrez le site vous-même, pas par un lien.',
    },
    'step-watch': {
      says: 'Surveillez votre compte. Attention aux appels et messages de gens qui connaissent vos données.',
    },
    'not-yet': {
      says: 'Cette lettre ne vous oblige ni à payer ni à signer.',
    },
    'insight-later': {
      says: 'La fraude vient souvent des semaines plus tard, dans des messages avec vos vraies données.',
      actionable:
        'Ne donnez à personne un code ou un mot de passe. Rappelez par un numéro trouvé vous-même.',
    },
    'step-ask': {
      says: 'Demandez par écrit quelles données ont été vues ou copiées. Demandez aussi comment on vous protège maintenant.',
    },
    'option-authority': {
      says: 'L’autorité de protection des données de votre pays reçoit les plaintes gratuitement.',
      title: 'Se plaindre à l’autorité des données',
      cost: 'Gratuit.',
      time: 'Quelques mois.',
      risk: 'Aucun.',
      bestFor: 'Elle ne répond pas, ou a été négligente.',
    },
  },
  es: {
    reality: {
      says: 'Le dicen que otros pueden haber visto sus datos. Usted no debe nada. Actúe ya para que nadie abuse de ellos.',
    },
    'right-told': {
      says: 'La empresa debe decirle con palabras claras qué pasó, qué puede seguir y qué hace al respecto.',
    },
    'right-access': {
      says: 'Puede preguntar qué datos guarda y cuáles se perdieron. Debe responder en un mes, gratis.',
    },
    'right-damages': {
      says: 'Si violó las reglas y le hizo daño, puede pedir dinero. Usted debe mostrar el daño.',
    },
    'step-password': {
      says: 'Cambie allí la contraseña, y donde use la misma. Abra usted la página, no con un enlace.',
    },
    'step-watch': {
      says: 'Vigile su cuenta. Cuidado con llamadas y mensajes de gente que conoce sus datos.',
    },
    'not-yet': {
      says: 'Por esta carta no tiene que pagar ni firmar nada.',
    },
    'insight-later': {
      says: 'El fraude llega a menudo semanas después, en mensajes con datos suyos verdaderos.',
      actionable:
        'No dé a nadie un código o una contraseña. Llame a un número que haya buscado usted.',
    },
    'step-ask': {
      says: 'Pregunte por escrito qué datos suyos vieron o copiaron y qué hacen ahora para protegerle.',
    },
    'option-authority': {
      says: 'La autoridad de protección de datos de su país recibe quejas gratis.',
      title: 'Reclamar ante la autoridad de datos',
      cost: 'Gratis.',
      time: 'Algunos meses.',
      risk: 'Ninguno.',
      bestFor: 'No responden, o fueron descuidados.',
    },
  },
  it: {
    reality: {
      says: 'Le dicono che altri possono aver visto i Suoi dati. Lei non deve nulla. Agisca ora, perché nessuno ne abusi.',
    },
    'right-told': {
      says: 'L’azienda deve dirLe con parole chiare che cosa è successo, che cosa può seguire e che cosa fa.',
    },
    'right-access': {
      says: 'Può chiedere quali dati conserva e quali ha perso. Deve rispondere entro un mese, gratis.',
    },
    'right-damages': {
      says: 'Se ha violato le regole e Le ha fatto danno, può chiedere denaro. Il danno lo deve mostrare Lei.',
    },
    'step-password': {
      says: 'Cambi lì la password, e ovunque usi la stessa. Apra Lei il sito, non da un link.',
    },
    'step-watch': {
      says: 'Controlli il Suo conto. Attenzione a chiamate e messaggi di chi conosce i Suoi dati.',
    },
    'not-yet': {
      says: 'Per questa lettera non deve pagare né firmare nulla.',
    },
    'insight-later': {
      says: 'La frode arriva spesso settimane dopo, in messaggi con dati veri Suoi.',
      actionable: 'Non dia a nessuno un codice o una password. Richiami un numero trovato da Lei.',
    },
    'step-ask': {
      says: 'Chieda per iscritto quali Suoi dati sono stati visti o copiati e che cosa fanno ora per proteggerLa.',
    },
    'option-authority': {
      says: 'Il Garante per la protezione dei dati del Suo Paese riceve reclami gratis.',
      title: 'Reclamo al garante dei dati',
      cost: 'Gratis.',
      time: 'Alcuni mesi.',
      risk: 'Nessuno.',
      bestFor: 'Non rispondono, o sono stati negligenti.',
    },
  },
  nl: {
    reality: {
      says: 'Ze zeggen dat anderen uw gegevens kunnen hebben gezien. U bent niets schuldig. Doe nu iets, zodat niemand ze misbruikt.',
    },
    'right-told': {
      says: 'Het bedrijf moet u in duidelijke woorden zeggen wat er gebeurde, wat kan volgen en wat het doet.',
    },
    'right-access': {
      says: 'U kunt vragen welke gegevens het heeft en welke weg zijn. Het moet binnen een maand antwoorden, gratis.',
    },
    'right-damages': {
      says: 'Heeft het de regels geschonden en u geschaad? Dan kunt u geld vragen. U moet de schade laten zien.',
    },
    'step-password': {
      says: 'Verander daar uw wachtwoord, en overal waar u hetzelfde gebruikt. Open de site zelf, niet via een link.',
    },
    'step-watch': {
      says: 'Houd uw rekening in de gaten. Pas op met telefoontjes en berichten van mensen die uw gegevens kennen.',
    },
    'not-yet': {
      says: 'Door deze brief hoeft u niets te betalen of te tekenen.',
    },
    'insight-later': {
      says: 'Fraude komt vaak pas weken later, in berichten met echte gegevens van u.',
      actionable: 'Geef niemand een code of wachtwoord. Bel terug via een nummer dat u zelf zocht.',
    },
    'step-ask': {
      says: 'Vraag schriftelijk welke gegevens van u zijn gezien of gekopieerd. Vraag ook hoe men u nu beschermt.',
    },
    'option-authority': {
      says: 'De gegevensbeschermingsautoriteit van uw land neemt klachten gratis aan.',
      title: 'Klagen bij de privacy-autoriteit',
      cost: 'Gratis.',
      time: 'Enkele maanden.',
      risk: 'Geen.',
      bestFor: 'Het bedrijf antwoordt niet of was slordig.',
    },
  },
  ja: {
    reality: {
      says: 'あなたのデータをほかの人が見たかもしれない、という知らせです。払う義務はありません。悪用されないように、今動いてください。',
    },
    'right-told': {
      says: '相手は、何が起き、何が続くおそれがあり、どう対応するかを、分かりやすい言葉で知らせなければなりません。',
    },
    'right-access': {
      says: 'どのデータを持ち、どれが失われたかを聞けます。相手は1か月以内に、無料で答えなければなりません。',
    },
    'right-damages': {
      says: '相手が決まりを破り、あなたに損害があったなら、お金を求められます。損害はあなたが示す必要があります。',
    },
    'step-password': {
      says: 'そこのパスワードと、同じものを使ったところのパスワードを全部変えてください。サイトはリンクからではなく、自分で開いてください。',
    },
    'step-watch': {
      says: '銀行口座をよく見てください。あなたのデータを知っている人からの電話やメッセージに注意してください。',
    },
    'not-yet': {
      says: 'この手紙のために、何かを払ったり署名したりする必要はありません。',
    },
    'insight-later': {
      says: '詐欺は数週間後に、あなたの本当のデータを使ったメッセージで来ることがよくあります。',
      actionable:
        '暗証番号やパスワードを誰にも教えないでください。自分で調べた番号にかけ直してください。',
    },
    'step-ask': {
      says: 'どのデータが見られ、コピーされたのか、今どう守ってくれるのかを、書面で聞いてください。',
    },
    'option-authority': {
      says: 'あなたの国のデータ保護機関は、苦情を無料で受け付けます。',
      title: 'データ保護機関に苦情を出す',
      cost: '無料。',
      time: '数か月。',
      risk: 'ありません。',
      bestFor: '相手が答えない、または不注意だった方。',
    },
  },
}
