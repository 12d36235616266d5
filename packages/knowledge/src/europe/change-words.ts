/** The words of the rows in changes.ts, in the languages of the countries that have them. */
import type { CountryCode, Language } from '@plainletter/contracts/country'
import type { RowWords, Words } from '@plainletter/contracts/rule'

/** The words by row id. None for a language without them. */
export function europeanChangeWords(country: CountryCode, language: Language): Words {
  const rows: Record<string, RowWords> = WORDS[language] ?? {}
  return Object.fromEntries(
    Object.entries(rows).map(([name, words]) => [`${country}.news.${name}`, words]),
  )
}

const WORDS: Partial<Record<Language, Record<string, RowWords>>> = {
  de: {
    'payee-check': {
      says: 'Seit dem 9. Oktober 2025 muss Ihre Bank vor einer Überweisung den Namen mit der Kontonummer abgleichen.',
      was: 'Banken prüften nur die Kontonummer (IBAN).',
      is: 'Ihre Bank sagt Ihnen, wenn der Name nicht passt. Prüft sie nicht, muss sie das Geld vielleicht ersetzen.',
    },
    'dispute-site-closed': {
      says: 'Die europäische Seite für Streit mit Händlern (OS-Plattform) wurde am 20. Juli 2025 geschlossen. Links dorthin gehen nicht mehr.',
      was: 'Händler mussten auf die europäische Seite verlinken.',
      is: 'Gehen Sie zur Schlichtungsstelle in Ihrem Land. Bei einem Händler im Ausland hilft das Europäische Verbraucherzentrum.',
    },
  },
  fr: {
    'payee-check': {
      says: 'Depuis le 9 octobre 2025, votre banque doit vérifier que le nom correspond au numéro de compte avant un virement.',
      was: 'Les banques ne regardaient que le numéro de compte (IBAN).',
      is: 'Votre banque vous dit si le nom ne correspond pas. Si elle ne vérifie pas, elle doit peut-être vous rembourser.',
    },
    'dispute-site-closed': {
      says: 'Le site européen pour les litiges avec les vendeurs (RLL) a fermé le 20 juillet 2025. Les liens ne marchent plus.',
      was: 'Les vendeurs devaient mettre un lien vers le site européen.',
      is: 'Adressez-vous au médiateur de votre pays, ou au Centre européen des consommateurs pour un vendeur à l’étranger.',
    },
  },
  es: {
    'payee-check': {
      says: 'Desde el 9 de octubre de 2025 su banco debe comprobar el nombre con el número de cuenta antes de una transferencia.',
      was: 'Los bancos solo miraban el número de cuenta (IBAN).',
      is: 'Su banco le avisa si el nombre no coincide. Si no lo comprueba, quizá deba devolverle el dinero.',
    },
    'dispute-site-closed': {
      says: 'La web europea para conflictos con tiendas (ODR) cerró el 20 de julio de 2025. Los enlaces ya no funcionan.',
      was: 'Las tiendas debían enlazar la web europea.',
      is: 'Acuda al organismo de su país, o al Centro Europeo del Consumidor si la tienda está en el extranjero.',
    },
  },
  it: {
    'payee-check': {
      says: 'Dal 9 ottobre 2025 la Sua banca deve controllare il nome con il numero di conto prima di un bonifico.',
      was: 'Le banche guardavano solo il numero di conto (IBAN).',
      is: 'La banca Le dice se il nome non corrisponde. Se non controlla, forse deve restituirLe i soldi.',
    },
    'dispute-site-closed': {
      says: 'Il sito europeo per le liti con i negozi (ODR) è chiuso dal 20 luglio 2025. I link non funzionano più.',
      was: 'I negozi dovevano mettere il link al sito europeo.',
      is: 'Si rivolga all’organismo del Suo Paese, o al Centro europeo consumatori per un negozio all’estero.',
    },
  },
  nl: {
    'payee-check': {
      says: 'Sinds 9 oktober 2025 moet uw bank voor een overschrijving de naam vergelijken met het rekeningnummer.',
      was: 'Banken keken alleen naar het rekeningnummer (IBAN).',
      is: 'Uw bank zegt het als de naam niet klopt. Controleert zij niet, dan moet zij u misschien terugbetalen.',
    },
    'dispute-site-closed': {
      says: 'De Europese site voor ruzies met winkels (ODR) is op 20 juli 2025 gesloten. Links ernaartoe werken niet meer.',
      was: 'Winkels moesten naar de Europese site linken.',
      is: 'Ga naar de geschillencommissie in uw land, of naar het Europees Consumenten Centrum voor een winkel in het buitenland.',
    },
  },
  ja: {
    'payee-check': {
      says: '2025年10月9日から、銀行は振込みの前に、名前と口座番号が合うか確かめなければなりません。',
      was: '銀行は口座番号（IBAN）だけを見ていました。',
      is: '名前が合わないときは、銀行が知らせます。確かめなかった銀行は、お金を返さなければならないことがあります。',
    },
    'dispute-site-closed': {
      says: '店との争いのためのヨーロッパのサイト（ODR）は、2025年7月20日に閉じました。そこへのリンクはもう使えません。',
      was: '店は、争いのためのヨーロッパのサイトへのリンクを載せる必要がありました。',
      is: '国内の紛争解決機関に申し出てください。外国の店なら、欧州消費者センター（European Consumer Centre）です。',
    },
  },
}
