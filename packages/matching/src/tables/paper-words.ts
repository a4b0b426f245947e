/** Words of every paper, folded to plain letters, which say nothing of which one it is. */
const PAPER_WORDS = new Set(
  'license licence licensed licensure registration registered register certificate certification certified certificates certifications card cards current valid active full fully hold holding holder holds member membership obtain possess maintain clean class classes category klasse klassen categorie qualified qualification admitted admission state good standing practice practise practising accredited accreditation certificaat certificat certificado certificato certyfikat zertifikat attestato attestation attestatione geldig geldige gultig gultige gultiger jour validite valida validita validade vigencia corso vigor aktuell with bar association able date where country in-date indate tickets ticket carnet carne geldige schein scheine zertifikate certificados licencia permiso diplome haben besitzen besitzt mussen muss brauchen ist sind wird erforderlich notig voraussetzung vorausgesetzt zwingend sowie est obligatoire exige indispensable requis es el la los tener debes debe imprescindible requiere necesario o e obrigatorio exige se ter precisa voce need needed must hold have'.split(
    ' ',
  ),
)

export const isPaperWord = (word: string) => PAPER_WORDS.has(word)
