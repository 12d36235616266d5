/** Turkish questions in English: see in-english.ts. A Turkish word has its endings behind it: a star stands for them. */
import type { Glossary } from '../in-english.ts'
import { TR_HOME } from './tr-home.ts'
import { TR_LIFE } from './tr-life.ts'
import { TR_MONEY } from './tr-money.ts'
import { TR_WORK } from './tr-work.ts'

const SMALL = `
ne yapabilirim | ne yapabiliriz | elimden ne gelir = what can i do
ne yapmalıyım | ne yapmam lazım | ne yapayım | ne yapmam gerekiyor | ne yapmalıyız | ne yapacağım = what can i do
ne olur | başıma ne gelir = what happens
hakkım var mı | hak ediyor muyum | hakkım mı | hakkım var | alabilir miyim | hakkımız var mı = am i entitled to | can i get
haklarım | haklarım neler = my rights
zorunda mıyım | mecbur muyum | zorunda mıyız | gerekiyor mu | lazım mı | şart mı | mecbur mıyım | gerekir mi = do i have to
ödemek zorunda mıyım | ödemeli miyim | ödemem gerekiyor mu | ödemem gerekir mi | ödemem lazım mı | ödemek zorunda mıyız | ödemem şart mı = do i have to pay
kabul etmek zorunda mıyım | kabul etmeli miyim | kabul etmem gerekiyor mu = do i have to accept
çıkmak zorunda mıyım | taşınmak zorunda mıyım | çıkmam gerekiyor mu | evden çıkmak zorunda mıyım = do i have to leave
cevap vermek zorunda mıyım | cevap vermem gerekiyor mu = do i have to answer
geri ödemek zorunda mıyım | geri vermek zorunda mıyım = do i have to pay back
zorundalar | zorunda | gerektiğini | gerekiyor = must
yapabilir mi | yapabilirler mi | edebilir mi | edebilirler mi = can they
edebilir miyim | yapabilir miyim | bırakabilir miyim | mümkün mü = can i
patron beni | patronum beni = my boss
işten çıkarabilir mi | beni işten çıkarabilir mi | beni kovabilir mi | kovabilir mi | işten atabilir mi = can they fire me
izin var mı | serbest mi = is it allowed
yasal mı | bu yasal mı | kanuni mi | hukuki mi = is it legal
yasak mı | suç mu = is it illegal
doğru mu | değil mi = is it true
ne kadar sürem var | ne kadar süre | süre ne kadar | kaç gün içinde | ne zamana kadar | ne kadar vaktim var = how long do i have | deadline
kaç yılda | kaç yıl | kaç sene | kaç gün | ne kadar sürer = how long
ne kadar = how much
ne zaman = when
nasıl = how to
nerede | nereden = where
neden | niye | niçin = why
çünkü | olduğum için | diye = because
kim = who
şikayet* = complain | complaint
itiraz* | itiraz etmek | itiraz etmek için | temyiz* = appeal | dispute
sebepsiz | sebepsiz yere | nedensiz | haksız yere | gerekçesiz | sebep göstermeden = without reason | no reason
izinsiz | sormadan | iznim olmadan | bana sormadan = without permission
habersiz | haber vermeden | ihbarsız | uyarmadan | bildirimsiz = without notice
reddedildi | reddetti | kabul edilmedi | geri çevrildi = refused | denied
reddediyor | reddediyorlar | kabul etmiyor = refuses
aldım | geldi | ulaştı = received
mektup | mektubu | yazı = letter
almak istiyor | elimden alabilir mi = take
her gün | her allahın günü = every day
bütün gece | gece boyu | geceleri | her gece | tüm gece = all night
sürekli | durmadan = keeps
eski = old
hâlâ | hala = still
bugün = today
yarın = tomorrow
geçen hafta = last week
hafta* = weeks
ay | aydır | aylık | aylar = months
yıl* | sene* = years
gün* = days
saat* = hours
iki = two
üç = three
dört = four
beş = five
önce = before
sonra = after
eğer = if
değil | yok = not
benim | ben | beni | bana | bende | bizim | bize | biz =
o | onun | onlar | söylüyor | diyor = they
var | vardı =
istiyor | istiyorlar = wants
istemiyor = won't
istiyorum = i want
geri ver* | iade* = return | give back
bir | ve | de | da | ile | için | ama | mi | mı | mu | mü | miyim | mıyım | bu | şu | ki | olan | olarak | kadar | gibi | tarafından | ne | göre | çok | yere | ten | kalma =
`

/** Of two lines with one word the first is told. */
export const TR_GLOSSARY: Glossary = [TR_HOME, TR_WORK, TR_MONEY, TR_LIFE, SMALL].join('')
