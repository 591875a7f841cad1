"""Ed25519 (RFC 8032, section 5.1): a secret key is a seed of 32 bytes and behind it its public key."""

from ._library import call, is_supported, joined, room, same_length, split, texts

__all__ = ["is_supported", "keypair", "keypairs", "sign", "sign_batch", "verify", "verify_batch"]


def keypair(seed):
    """The secret key of 32 bytes of a good random source."""
    return keypairs([seed])[0]


def sign(secret_key, message):
    """The signature of a message by a secret key, as keypair makes it."""
    return sign_batch([secret_key], [message])[0]


def verify(signature, public_key, message):
    """Whether a signature of a message is right by a public key."""
    return verify_batch([signature], [public_key], [message])[0]


def keypairs(seeds):
    """The secret key of each."""
    out = room(64 * len(seeds))
    call("fieldwright_ed25519_keypair_batch", out, joined(seeds, 32), len(seeds))
    return split(out, 64)


def sign_batch(secret_keys, messages):
    """The signature of each message."""
    n = same_length(secret_keys, messages)
    out = room(64 * n)
    pointers, lengths, _kept = texts(messages)
    call("fieldwright_ed25519_sign_batch", out, joined(secret_keys, 64), pointers, lengths, n)
    return split(out, 64)


def verify_batch(signatures, public_keys, messages):
    """Whether each is right, each by itself."""
    n = same_length(signatures, public_keys, messages)
    valid = room(n)
    pointers, lengths, _kept = texts(messages)
    given = joined(signatures, 64), joined(public_keys, 32)
    call("fieldwright_ed25519_verify_batch", valid, *given, pointers, lengths, n)
    return [byte == 1 for byte in bytes(valid)]
