/** The words of the rows in picture-claims.ts, in the languages of the countries that have them. */
import type { CountryCode, Language } from '@plainletter/contracts/country'
import type { RowWords, Words } from '@plainletter/contracts/rule'

/** The words by row id, with the `years` of the country's law. None for a language without them. */
export function pictureClaimWords(country: CountryCode, language: Language, years: number): Words {
  const rows: Record<string, RowWords> = WORDS[language] ?? {}
  return Object.fromEntries(
    Object.entries({ ...rows, ...tooOld(language, years) }).map(([name, words]) => [
      `${country}.picture.${name}`,
      words,
    ]),
  )
}

function tooOld(language: Language, years: number): Record<string, RowWords> {
  const says = TOO_OLD[language]?.replace('{years}', String(years))
  return says === undefined ? {} : { 'right-too-old': { says } }
}

const TOO_OLD: Partial<Record<Language, string>> = {
  de: 'Eine solche Geldforderung ist meist nach {years} Jahren verjährt.',
  fr: 'Une telle demande d’argent est le plus souvent trop vieille après {years} ans.',
  es: 'Una reclamación así suele ser demasiado vieja a los {years} años.',
  it: 'Una richiesta così è di solito troppo vecchia dopo {years} anni.',
  nl: 'Zo’n eis om geld is meestal te oud na {years} jaar.',
  ja: 'このようなお金の請求は、多くの場合{years}年で古すぎるものになります。',
}

const WORDS: Partial<Record<Language, Record<string, RowWords>>> = {
  de: {
    want: {
      says: 'Es heißt, Sie hätten ein Bild oder einen Text ohne Erlaubnis benutzt. Sie sollen es entfernen und zahlen.',
    },
    who: {
      says: 'Eine Firma oder ein Anwalt schreibt für den, der das Werk gemacht hat. Das ist kein Gericht.',
    },
    reality: {
      says: 'Das ist eine Forderung und kein Urteil. Gehört das Werk ihnen, kann etwas Geld fällig sein, oft aber weniger als verlangt.',
    },
    'not-yet': { says: 'Niemand kann Ihnen jetzt Geld nehmen. Erst muss ein Gericht entscheiden.' },
    'right-proof': {
      says: 'Die Gegenseite muss zeigen, dass das Werk ihr gehört und dass Sie es benutzt haben. Verlangen Sie beides schriftlich.',
    },
    'right-sum': {
      says: 'Die Summe muss zum Schaden passen, oft zum Preis einer Lizenz. Fragen Sie nach der Rechnung dahinter.',
    },
    'right-quote': {
      says: 'Das Gesetz erlaubt, einen Teil eines Werks mit Quelle zu zitieren, wenn Sie darüber schreiben.',
    },
    'step-keep': {
      says: 'Sichern Sie ein Bild der Seite, dann nehmen Sie das Werk herunter. Notieren Sie, woher Sie es haben.',
    },
    'step-licence': {
      says: 'Suchen Sie eine Lizenz, eine Rechnung oder die Bedingungen der Seite, von der es stammt.',
    },
    'step-sign-nothing': {
      says: 'Unterschreiben Sie noch nichts. Ein unterschriebenes Versprechen kann Sie jahrelang binden.',
    },
    'option-proof': {
      says: 'Fragen Sie, wer das Werk gemacht hat, seit wann Sie es benutzt haben sollen und wie die Summe entsteht.',
      title: 'Beweise verlangen',
      cost: 'Eine Briefmarke.',
      time: 'Vor dem genannten Tag.',
      risk: 'Es kann zu einer Klage kommen.',
      bestFor: 'Sie wissen nicht, ob es stimmt.',
    },
    'option-offer': {
      says: 'Bieten Sie den Preis einer Lizenz an, damit alles erledigt ist. Erkennen Sie keine Schuld an.',
      title: 'Eine faire Summe anbieten',
      cost: 'Die vereinbarte Summe.',
      time: 'Einige Wochen.',
      risk: 'Es kann mehr verlangt werden.',
      bestFor: 'Sie haben das Werk benutzt.',
    },
  },
  fr: {
    want: {
      says: 'On vous dit que vous avez utilisé une image ou un texte sans permission. On veut son retrait, et de l’argent.',
    },
    who: {
      says: 'Une société ou un avocat écrit pour l’auteur de l’œuvre. Ce n’est pas un tribunal.',
    },
    reality: {
      says: 'C’est une demande, pas un jugement. Si l’œuvre est à eux, une somme peut être due, mais souvent moins que demandé.',
    },
    'not-yet': {
      says: 'Personne ne peut prendre votre argent maintenant. Un juge doit d’abord décider.',
    },
    'right-proof': {
      says: 'On doit prouver que l’œuvre est à eux et que vous l’avez utilisée. Demandez les deux par écrit.',
    },
    'right-sum': {
      says: 'La somme doit suivre le dommage, souvent le prix d’une licence. Demandez comment elle est calculée.',
    },
    'right-quote': {
      says: 'La loi permet de citer une partie d’une œuvre, avec la source, quand vous en parlez.',
    },
    'step-keep': {
      says: 'Gardez une image de la page, puis retirez l’œuvre. Notez d’où elle vient.',
    },
    'step-licence': {
      says: 'Cherchez une licence, une facture ou les conditions du site d’où elle vient.',
    },
    'step-sign-nothing': {
      says: 'Ne signez rien encore. Une promesse signée peut vous lier des années.',
    },
    'option-proof': {
      says: 'Demandez qui a fait l’œuvre, depuis quand vous l’utiliseriez, et d’où vient la somme.',
      title: 'Demander des preuves',
      cost: 'Un timbre.',
      time: 'Avant leur date.',
      risk: 'Ils peuvent aller au tribunal.',
      bestFor: 'Vous ne savez pas si c’est vrai.',
    },
    'option-offer': {
      says: 'Offrez le prix d’une licence pour clore toute l’affaire. Ne reconnaissez pas de faute.',
      title: 'Offrir une somme juste',
      cost: 'La somme convenue.',
      time: 'Quelques semaines.',
      risk: 'Ils peuvent vouloir plus.',
      bestFor: 'Vous avez utilisé l’œuvre.',
    },
  },
  es: {
    want: {
      says: 'Dicen que usó una imagen o un texto sin permiso. Quieren que lo quite, y dinero.',
    },
    who: { says: 'Una empresa o un abogado escribe por quien hizo la obra. No es un tribunal.' },
    reality: {
      says: 'Es una reclamación, no una sentencia. Si la obra es suya, puede deberse algo, pero a menudo menos de lo que piden.',
    },
    'not-yet': { says: 'Nadie puede quitarle dinero ahora. Antes debe decidir un juez.' },
    'right-proof': {
      says: 'Deben probar que la obra es suya y que usted la usó. Pida las dos cosas por escrito.',
    },
    'right-sum': {
      says: 'La suma debe ir con el daño, a menudo el precio de una licencia. Pregunte cómo la calcularon.',
    },
    'right-quote': {
      says: 'La ley permite citar una parte de una obra, con su fuente, cuando escribe sobre ella.',
    },
    'step-keep': {
      says: 'Guarde una imagen de la página y luego quite la obra. Apunte de dónde la sacó.',
    },
    'step-licence': {
      says: 'Busque una licencia, una factura o las condiciones de la página de donde la tomó.',
    },
    'step-sign-nothing': {
      says: 'No firme nada aún. Una promesa firmada puede atarle durante años.',
    },
    'option-proof': {
      says: 'Pregunte quién hizo la obra, desde cuándo dicen que la usa y cómo salió la suma.',
      title: 'Pedir pruebas',
      cost: 'Un sello.',
      time: 'Antes de su fecha.',
      risk: 'Pueden ir al juez.',
      bestFor: 'No sabe si es verdad.',
    },
    'option-offer': {
      says: 'Ofrezca lo que costaría una licencia, para cerrar todo. No acepte culpa.',
      title: 'Ofrecer una suma justa',
      cost: 'La suma que acuerden.',
      time: 'Algunas semanas.',
      risk: 'Pueden querer más.',
      bestFor: 'Usted usó la obra.',
    },
  },
  it: {
    want: {
      says: 'Dicono che ha usato un’immagine o un testo senza permesso. Vogliono che la tolga, e denaro.',
    },
    who: { says: 'Una ditta o un avvocato scrive per chi ha fatto l’opera. Non è un tribunale.' },
    reality: {
      says: 'È una richiesta, non una sentenza. Se l’opera è loro, qualcosa può essere dovuto, ma spesso meno di quanto chiedono.',
    },
    'not-yet': { says: 'Nessuno può prenderLe denaro ora. Prima deve decidere un giudice.' },
    'right-proof': {
      says: 'Devono provare che l’opera è loro e che Lei l’ha usata. Chieda le due cose per iscritto.',
    },
    'right-sum': {
      says: 'La somma deve seguire il danno, spesso il prezzo di una licenza. Chieda come l’hanno calcolata.',
    },
    'right-quote': {
      says: 'La legge permette di citare una parte di un’opera, con la fonte, quando ne parla.',
    },
    'step-keep': {
      says: 'Salvi un’immagine della pagina, poi tolga l’opera. Annoti da dove viene.',
    },
    'step-licence': {
      says: 'Cerchi una licenza, una fattura o le condizioni del sito da cui l’ha presa.',
    },
    'step-sign-nothing': {
      says: 'Non firmi ancora nulla. Una promessa firmata può legarLa per anni.',
    },
    'option-proof': {
      says: 'Chieda chi ha fatto l’opera, da quando la userebbe e come nasce la somma.',
      title: 'Chiedere le prove',
      cost: 'Un francobollo.',
      time: 'Prima della loro data.',
      risk: 'Possono andare dal giudice.',
      bestFor: 'Non sa se è vero.',
    },
    'option-offer': {
      says: 'Offra il prezzo di una licenza per chiudere tutto. Non ammetta colpe.',
      title: 'Offrire una somma giusta',
      cost: 'La somma concordata.',
      time: 'Alcune settimane.',
      risk: 'Possono volere di più.',
      bestFor: 'Ha usato l’opera.',
    },
  },
  nl: {
    want: {
      says: 'Ze zeggen dat u een foto of tekst zonder toestemming gebruikte. Ze willen dat u het weghaalt, en geld.',
    },
    who: {
      says: 'Een bedrijf of advocaat schrijft voor de maker van het werk. Het is geen rechter.',
    },
    reality: {
      says: 'Dit is een eis en geen vonnis. Is het werk van hen, dan kan er iets te betalen zijn, maar vaak minder dan ze vragen.',
    },
    'not-yet': { says: 'Niemand kan nu geld van u afnemen. Eerst moet een rechter beslissen.' },
    'right-proof': {
      says: 'Ze moeten bewijzen dat het werk van hen is en dat u het gebruikte. Vraag beide schriftelijk.',
    },
    'right-sum': {
      says: 'Het bedrag moet passen bij de schade, vaak de prijs van een licentie. Vraag hoe ze het berekenden.',
    },
    'right-quote': {
      says: 'De wet laat u een deel van een werk met bron citeren als u erover schrijft.',
    },
    'step-keep': {
      says: 'Bewaar een foto van de pagina en haal dan het werk weg. Schrijf op waar u het vandaan hebt.',
    },
    'step-licence': {
      says: 'Zoek een licentie, een rekening of de voorwaarden van de site waar het vandaan komt.',
    },
    'step-sign-nothing': { says: 'Teken nog niets. Een getekende belofte kan u jaren binden.' },
    'option-proof': {
      says: 'Vraag wie het werk maakte, sinds wanneer u het zou gebruiken en hoe het bedrag tot stand kwam.',
      title: 'Vraag om bewijs',
      cost: 'Een postzegel.',
      time: 'Voor hun datum.',
      risk: 'Ze kunnen naar de rechter gaan.',
      bestFor: 'U weet niet of het klopt.',
    },
    'option-offer': {
      says: 'Bied de prijs van een licentie om alles af te sluiten. Erken geen schuld.',
      title: 'Bied een eerlijk bedrag',
      cost: 'Het bedrag dat u afspreekt.',
      time: 'Enkele weken.',
      risk: 'Ze willen misschien meer.',
      bestFor: 'U hebt het werk gebruikt.',
    },
  },
  ja: {
    want: {
      says: 'あなたが画像や文を許可なく使ったと言っています。取り下げることと、お金を求めています。',
    },
    who: {
      says: '作品を作った人のために、会社か弁護士が書いています。裁判所ではありません。',
    },
    reality: {
      says: 'これは請求で、判決ではありません。作品が相手のものなら、いくらか払うこともあります。しかし、求められた額より少ないことがよくあります。',
    },
    'not-yet': {
      says: '今はだれもあなたからお金を取れません。先に裁判官が決めなければなりません。',
    },
    'right-proof': {
      says: '作品が自分のもので、あなたが使ったことを、相手が示さなければなりません。両方の証拠を書面で求めてください。',
    },
    'right-sum': {
      says: '金額は損害に合っていなければなりません。多くは、使用許可の料金にあたる額です。どう計算したか聞いてください。',
    },
    'right-quote': {
      says: '作品について書くとき、出典を示して一部を引用することは、法律で認められています。',
    },
    'step-keep': {
      says: 'ページの写真を残してから、作品を取り下げてください。どこで手に入れたかを書きとめます。',
    },
    'step-licence': {
      says: '使用許可、請求書、または手に入れたサイトの利用条件を探してください。',
    },
    'step-sign-nothing': {
      says: 'まだ何にも署名しないでください。署名した約束は、何年もあなたをしばることがあります。',
    },
    'option-proof': {
      says: 'だれが作品を作ったか、いつから使ったと言うのか、金額はどう決めたかを聞きます。',
      title: '証拠を求める',
      cost: '切手代。',
      time: '相手の期日の前。',
      risk: '相手が裁判を起こすことがあります。',
      bestFor: '本当かどうか分からない方。',
    },
    'option-offer': {
      says: '全部を終わらせるために、使用許可の料金にあたる額を提案します。責任は認めないでください。',
      title: '公正な額を提案する',
      cost: '合意した額。',
      time: '数週間。',
      risk: '相手がもっと求めることがあります。',
      bestFor: '作品を使った方。',
    },
  },
}
